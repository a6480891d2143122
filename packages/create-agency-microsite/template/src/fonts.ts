export interface Font {
  family: string;
  /** WOFF2 file of the library or in `src/fonts/`, without its extension. */
  file: string;
  /** Required for a file in `src/fonts/`, such as "400 700". The library declares its own. */
  weight?: string;
}

const latin: Font = { family: "InstrumentSans", file: "instrument-sans-latin-wght-normal" };
const arabic: Font = { family: "ReadexPro", file: "readex-pro-arabic-full-normal" };
/** Has the letters of Persian, Urdu and others that Readex Pro lacks. */
const arabicExtended: Font = { family: "Vazirmatn", file: "vazirmatn-arabic-wght-normal" };

/**
 * Returns the fonts of a language, in order of preference. With one of your own they precede the
 * library's stack.
 */
export function getFonts(language: string): readonly Font[] {
  const { language: code, script } = new Intl.Locale(language).maximize();
  if (script !== "Arab") return [latin];
  return code === "ar" ? [latin, arabic] : [arabicExtended, latin];
}

export const isOwn = ({ weight }: Font): boolean => weight !== undefined;
