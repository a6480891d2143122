import { getDirection, type Language } from "@agency/content/language";

export const manifestType = "application/manifest+json; charset=utf-8";

/** Icon of a web app manifest. */
export interface ManifestIcon {
  /** Root-relative. */
  src: string;
  /** Size in px, such as `192x192`. */
  sizes: string;
  type: string;
  purpose?: "any" | "maskable" | "monochrome";
}

/** Content of a manifest, its texts in one language. */
export interface ManifestData {
  language: Language;
  name: string;
  /** One sentence. */
  description: string;
  /** Address of the home page in that language. */
  startUrl: string;
  /** Colour of splash screen and browser controls, as CSS has it. */
  color: string;
  icons: readonly ManifestIcon[];
}

/**
 * Returns the web app manifest of a language (W3C Web Application Manifest). A site keeps the browser's
 * controls.
 */
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
