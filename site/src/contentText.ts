import { directions, type Language } from "./language.ts";
import { useLanguage } from "./useLanguage.ts";

/** Marks a block of the content which is not in the page's language as what it is. */
export function useMarked() {
  const language = useLanguage();
  return (lang: Language) => (lang === language ? {} : { lang, dir: directions[lang] });
}

/** What stands between the parts of a short enumeration. */
export const comma: Record<Language, string> = { en: ", ", ar: "، " };
