interface ManifestIcon {
  /** File in `public/`, written by `scripts/icons.ts`. */
  src: string;
  sizes: string;
  type: string;
  purpose: "any" | "maskable" | "monochrome";
}

/** Icons of the web manifest. `headTags` links those of tabs and home screens. */
export const manifestIcons: readonly ManifestIcon[] = [
  { src: "/icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
  { src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
  { src: "/icon-maskable-192.png", sizes: "192x192", type: "image/png", purpose: "maskable" },
  { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
  { src: "/icon-monochrome-512.png", sizes: "512x512", type: "image/png", purpose: "monochrome" },
];
