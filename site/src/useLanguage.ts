import { useTranslation } from "react-i18next";
import type { Language } from "./language.ts";

/** The language of the page. */
export const useLanguage = (): Language => useTranslation().i18n.language as Language;
