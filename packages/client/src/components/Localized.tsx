import { getDirection, type Language } from "@agency/content/language";
import type { ReactNode } from "react";
import { useLanguage } from "../navigation/useLanguage.ts";

interface LocalizedProps {
  value: { text: string; lang: Language };
  children?: ReactNode;
}

/** Content text, with `lang` and `dir` if not in the page's language (WCAG 3.1.2). */
export function Localized({ value: { text, lang }, children = text }: LocalizedProps) {
  if (lang === useLanguage()) return children;
  return (
    <span lang={lang} dir={getDirection(lang)}>
      {children}
    </span>
  );
}
