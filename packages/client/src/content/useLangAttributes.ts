import { getDirection, type Language } from "@agency/content/language";
import { useLanguage } from "../navigation/useLanguage.ts";

/**
 * Returns a function that gives an element of content its `lang` and `dir` (WCAG 3.1.2). Both are left
 * out in the language of the page.
 */
export function useLangAttributes() {
  const language = useLanguage();
  return (lang: Language) => (lang === language ? {} : { lang, dir: getDirection(lang) });
}
