import type { Language } from "@agency/content/language";
import { useTranslation } from "react-i18next";

export const useLanguage = (): Language => useTranslation().i18n.language as Language;
