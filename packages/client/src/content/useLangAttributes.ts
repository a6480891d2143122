import { getDirection, type Language } from "@agency/content/language";
import { useLanguage } from "../navigation/useLanguage.ts";

/**
 * Returns a function for `lang` and `dir` of content (WCAG 3.1.2), empty for the page's language.
 */
export function useLangAttributes() {
  const language = useLanguage();
  return (lang: Language) => (lang === language ? {} : { lang, dir: getDirection(lang) });
}
