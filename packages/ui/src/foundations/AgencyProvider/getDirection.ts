export type Direction = "ltr" | "rtl";

/** ISO 15924 codes of right-to-left scripts. */
const rightToLeft = new Set("Adlm Arab Hebr Mand Nkoo Rohg Samr Syrc Thaa".split(" "));

/**
 * Returns the direction of the tag's script, or its likely script (`Intl.Locale`). Invalid tags are
 * left-to-right.
 */
export function getDirection(language: string): Direction {
  try {
    return rightToLeft.has(new Intl.Locale(language).maximize().script ?? "") ? "rtl" : "ltr";
  } catch {
    return "ltr";
  }
}
