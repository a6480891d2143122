/** Banners in one chunk, because they are rare. */
export { PreviewBanner } from "../preview/PreviewBanner.tsx";
export { SiteNotice } from "./SiteNotice.tsx";
