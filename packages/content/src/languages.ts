interface LanguageRules {
  locale: string;
  direction: "ltr" | "rtl";
}

/** Languages by their code in URLs, locale folders and fields. Add a line for another. */
export const rules = {
  en: { locale: "en-GB", direction: "ltr" },
  ar: { locale: "ar-AE-u-nu-latn-ca-gregory", direction: "rtl" },
} as const satisfies Record<string, LanguageRules>;
