/** One chunk, because banners are rare. */
export { PreviewBanner } from "../preview/PreviewBanner.tsx";
export { SiteNotice } from "./SiteNotice.tsx";
