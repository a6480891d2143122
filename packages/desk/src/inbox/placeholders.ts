import type { Language } from "@agency/content/language";

export type Texts = Partial<Record<Language, { subject: string; text: string }>>;

/** Placeholders that the server fills. */
export const filledPlaceholders = ["name", "position", "reference", "sender"] as const;

export interface Gap {
  language: Language;
  field: "subject" | "text";
  placeholder: string;
  start: number;
}

/** Finds the first placeholder to replace by hand. */
export function findGap(texts: Texts): Gap | undefined {
  for (const [language, words] of Object.entries(texts))
    for (const field of ["subject", "text"] as const)
      for (const match of words[field].matchAll(/\{\{.*?\}\}/g))
        if (!filledPlaceholders.some((name) => match[0] === `{{${name}}}`))
          return {
            language: language as Language,
            field,
            placeholder: match[0],
            start: match.index,
          };
  return undefined;
}

/** Fills a preview. Keeps unknown placeholders. */
export const fillPlaceholders = (text: string, values: Record<string, string>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => values[name] ?? place);
