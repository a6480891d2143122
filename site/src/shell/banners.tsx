/** What stands on top of pages now and then, in one file of the build. */
export { PreviewBanner } from "../preview/PreviewBanner.tsx";
export { SiteNotice } from "./SiteNotice.tsx";
