import type { Language as ContentLanguage } from "@agency/content";

/** The languages of the agency; English is the fallback (specification, section 9). */
export const languages = ["en", "ar"] as const satisfies readonly ContentLanguage[];

export type Language = (typeof languages)[number];

/** Text direction of each language. */
export const directions: Record<Language, "ltr" | "rtl"> = { en: "ltr", ar: "rtl" };
