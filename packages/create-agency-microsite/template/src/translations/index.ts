import type { AgencyProviderProps } from "@agency/ui/AgencyProvider";
import { ar } from "./ar.ts";
import { en } from "./en.ts";

export type Translations = typeof en & {
  /** Language of texts that are not translated yet. */
  writtenIn?: "en";
  /** Texts of the library's components, by name. English and Arabic need none. */
  messages?: AgencyProviderProps["messages"];
};
export const translations = { en, ar };
export type Language = keyof typeof translations;

/** Returns the language that the texts are in. */
export const getTextLanguage = (language: Language): Language => {
  const { writtenIn }: Translations = translations[language];
  return writtenIn ?? language;
};
