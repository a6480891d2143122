import { getDirection, type Language } from "@agency/content/language";
import type { ReactNode } from "react";
import { useLanguage } from "./useLanguage.ts";

interface LocalizedProps {
  of: { text: string; lang: Language };
  /** The text as it is to be shown. @default the text */
  children?: ReactNode;
}

/** A text of the content; where it is not in the page's language it is marked as what it is. */
export function Localized({ of: { text, lang }, children = text }: LocalizedProps) {
  if (lang === useLanguage()) return children;
  return (
    <span lang={lang} dir={getDirection(lang)}>
      {children}
    </span>
  );
}
