import type { Language } from "./translations/index.ts";

export interface Font {
  family: string;
  /** WOFF2 file of the library or in `src/fonts/`, without its extension. */
  file: string;
  /** Required for a file in `src/fonts/`, such as "400 700". The library declares its own. */
  weight?: string;
}

const latin: Font = { family: "InstrumentSans", file: "instrument-sans-latin-wght-normal" };
const arabic: Font = { family: "ReadexPro", file: "readex-pro-arabic-full-normal" };

/** Preloaded fonts, in order of preference. With one of your own they replace the library's stack. */
export const fonts: Record<Language, readonly Font[]> = {
  en: [latin],
  ar: [latin, arabic],
};
