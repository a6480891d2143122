interface LanguageRules {
  locale: string;
  direction: "ltr" | "rtl";
}

/**
 * Languages by the code used in URLs, locale folders and content fields. To add one, add a line.
 */
export const rules = {
  en: { locale: "en-GB", direction: "ltr" },
  ar: { locale: "ar-AE-u-nu-latn-ca-gregory", direction: "rtl" },
} as const satisfies Record<string, LanguageRules>;
