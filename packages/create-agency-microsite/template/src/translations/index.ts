import { ar } from "./ar.ts";
import { en } from "./en.ts";

export type Translations = typeof en & {
  /** Language of texts that are not translated yet. */
  writtenIn?: "en";
};
export const translations = { en, ar };
export type Language = keyof typeof translations;

/** Returns the language that the texts are in. */
export const getTextLanguage = (language: Language): Language => {
  const { writtenIn }: Translations = translations[language];
  return writtenIn ?? language;
};
