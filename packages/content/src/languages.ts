interface LanguageRules {
  /** Locale of dates and numbers (`Intl`), as a BCP 47 tag. */
  locale: string;
  direction: "ltr" | "rtl";
}

/**
 * All languages, by the code used in URLs, locale folders and content fields. To add a language,
 * add a line.
 */
export const rules = {
  en: { locale: "en-GB", direction: "ltr" },
  ar: { locale: "ar-AE-u-nu-latn-ca-gregory", direction: "rtl" },
} as const satisfies Record<string, LanguageRules>;
