import { languages } from "../languages.ts";
import { latinExtended, toCharacterClass } from "./unicodeRanges.ts";

const needsExtended = new RegExp(toCharacterClass(latinExtended), "u");
const latin = "instrument-sans-latin-wght-normal.woff2";

/**
 * Returns names of the font files to preload for a page, as in `@agency/ui/fonts/*`.
 *
 * @param language BCP 47 tag of the page
 * @param text the page's text or HTML
 */
export function getFontFiles(language: string, text: string): string[] {
  const { language: code, script } = new Intl.Locale(language).maximize();
  if (script === "Latn" && languages.otherLatin.includes(code)) return [];
  const latinFiles = needsExtended.test(text)
    ? [latin, "instrument-sans-latin-ext-wght-normal.woff2"]
    : [latin];
  return script === "Arab" ? [...latinFiles, ...getArabicFiles(code)] : latinFiles;
}

function getArabicFiles(code: string): string[] {
  if (languages.otherArabic.includes(code)) return [];
  if (code === "ar") return ["readex-pro-arabic-full-normal.woff2"];
  return languages.readexPro.includes(code)
    ? ["readex-pro-arabic-wght-normal.woff2"]
    : ["vazirmatn-arabic-wght-normal.woff2"];
}
