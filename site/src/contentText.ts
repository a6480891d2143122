import { getDirection, type Language, type Translated } from "@agency/content/language";
import { useLanguage } from "./useLanguage.ts";

/** Marks a block of the content which is not in the page's language as what it is. */
export function useMarked() {
  const language = useLanguage();
  return (lang: Language) => (lang === language ? {} : { lang, dir: getDirection(lang) });
}

/** What stands between the parts of a short enumeration. */
export const comma: Translated = { en: ", ", ar: "، " };
