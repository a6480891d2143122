/** Rules of a language. */
interface LanguageRules {
  /** Locale of dates and numbers (`Intl`), as a BCP 47 tag. */
  locale: string;
  direction: "ltr" | "rtl";
}

/** All languages, by the code that addresses, locale folders and content fields have. A new one is a line here. */
export const rules = {
  en: { locale: "en-GB", direction: "ltr" },
  ar: { locale: "ar-AE-u-nu-latn-ca-gregory", direction: "rtl" },
} as const satisfies Record<string, LanguageRules>;
