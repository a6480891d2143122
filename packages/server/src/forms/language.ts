import type { Language } from "@agency/content";

export type { Language };

/** The languages of the site; English is the fallback (specification, section 9). */
export const languages = ["en", "ar"] as const satisfies readonly Language[];
