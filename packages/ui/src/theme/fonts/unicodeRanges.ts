/** Letters and signs of Readex Pro. */
export const readexPro =
  "U+60C, U+61B, U+61F, U+621-63A, U+640-656, U+660-671, U+6A1, U+6A4, U+6BA, U+200C-200E, U+FD3E-FD3F";

/** Letters and signs of Vazirmatn that Readex Pro lacks. */
export const arabicExtended =
  "U+60D, U+610-615, U+63D, U+657-65B, U+674-6A0, U+6A5-6B9, U+6BB-6FF, U+762-763, U+FB50-FD3D, U+FDF2-FDFC, U+FE70-FEFC";

/** Letters and signs of Vazirmatn. */
export const vazirmatn = "U+60C-6FF, U+762-763, U+200C-200E, U+FB50-FDFC, U+FE70-FEFC";

/** Letters of Instrument Sans outside of its first file. */
export const latinExtended =
  "U+100-130, U+132-151, U+154-17E, U+1CD-1CE, U+218-21B, U+237, U+2C7, U+2DD, U+1E80-1E85, U+1E9E, U+1EF2-1EF3";

/** Signs of Latin-1, and of currencies, that Instrument Sans lacks, such as ², ± and ₹. */
export const latinSigns =
  "U+A4, U+A6, U+AC, U+B1-B3, U+B5, U+B9, U+BC-BE, U+2020, U+2033, U+2044, U+20A1, U+20A3-20A4, U+20A6-20A7, U+20A9, U+20AB, U+20AD, U+20B1-20B2, U+20B5, U+20B9-20BA, U+20BC-20BD";

/** Returns the ranges as a class of a regular expression with the flag `u`. */
export const toCharacterClass = (ranges: string): string =>
  `[${ranges
    .replaceAll(/U\+([0-9A-F]+)-([0-9A-F]+)/g, String.raw`\u{$1}-\u{$2}`)
    .replaceAll(/U\+([0-9A-F]+)/g, String.raw`\u{$1}`)
    .replaceAll(", ", "")}]`;
