import { getDirection, type Language } from "@agency/content/language";

export const manifestType = "application/manifest+json; charset=utf-8";

export interface ManifestIcon {
  src: string;
  /** In px, such as `192x192`. */
  sizes: string;
  type: string;
  purpose?: "any" | "maskable" | "monochrome";
}

export interface ManifestData {
  language: Language;
  name: string;
  description: string;
  startUrl: string;
  color: string;
  icons: readonly ManifestIcon[];
}

/** Renders a W3C Web Application Manifest. Browser controls stay visible. */
export const manifest = ({
  language,
  name,
  description,
  startUrl,
  color,
  icons,
}: ManifestData): string =>
  JSON.stringify({
    // One application in all languages.
    id: "/",
    lang: language,
    dir: getDirection(language),
    name,
    short_name: name,
    description,
    start_url: startUrl,
    scope: "/",
    display: "minimal-ui",
    background_color: color,
    theme_color: color,
    icons,
  });
