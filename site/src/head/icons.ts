/** Address of the web manifest, without language prefix. */
export const manifestPath = "/manifest.webmanifest";

/** An icon of the site: its file under `public/`, made by `scripts/icons.ts`. */
export interface SiteIcon {
  src: string;
  sizes: string;
  type: string;
  purpose?: "any" | "maskable" | "monochrome";
}

/** What the web manifest names. The touch icon and those of tabs have tags of their own. */
export const manifestIcons: readonly SiteIcon[] = [
  { src: "/icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
  { src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
  { src: "/icon-maskable-192.png", sizes: "192x192", type: "image/png", purpose: "maskable" },
  { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
  { src: "/icon-monochrome-512.png", sizes: "512x512", type: "image/png", purpose: "monochrome" },
];
