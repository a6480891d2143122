import { readFileSync } from "node:fs";
import type english from "../../locales/en/mail.json";
import type { Language } from "../../shared/fields.ts";

export type MailWords = typeof english;

const read = (language: Language) =>
  JSON.parse(
    readFileSync(new URL(`../../locales/${language}/mail.json`, import.meta.url), "utf8"),
  ) as MailWords;

/** The words of the mails and of the pages they link to, read once at the start. */
export const mailWords: Record<Language, MailWords> = { en: read("en"), ar: read("ar") };

/** The direction of a language. */
export const directionOf = (language: Language): "ltr" | "rtl" =>
  language === "ar" ? "rtl" : "ltr";

/** The other of the two languages. */
export const otherThan = (language: Language): Language => (language === "ar" ? "en" : "ar");

/** Escapes text for HTML content and attributes. */
export function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
    '"': "&quot;",
    "'": "&#39;",
  };
  return text.replace(/[&<>"']/g, (character) => entities[character] as string);
}
