import { brand } from "@agency/showcase/brand";
import { brandColors } from "@agency/showcase/colors";
import { manifestIcons } from "../../src/head/icons.ts";
import { directions, type Language } from "../../src/language.ts";
import { addressIn } from "../../src/navigation/addresses.ts";

export const manifestType = "application/manifest+json; charset=utf-8";

/**
 * The web app manifest of a language (W3C Web Application Manifest). A site, not an application: it
 * keeps the browser's controls.
 *
 * @param description a sentence in that language
 */
export const manifest = (language: Language, description: string): string =>
  JSON.stringify({
    // One application in two languages, whichever it was installed from.
    id: "/",
    lang: language,
    dir: directions[language],
    name: brand.name[language],
    short_name: brand.name[language],
    description,
    start_url: addressIn(language, "/"),
    scope: "/",
    display: "minimal-ui",
    background_color: brandColors.dark.ground,
    theme_color: brandColors.dark.ground,
    icons: manifestIcons,
  });
