import { readFileSync } from "node:fs";
import type contact from "../../locales/en/contact.json";
import type english from "../../locales/en/mail.json";
import type { Language } from "../../shared/language.ts";

export type MailWords = typeof english;

const read = (language: Language, namespace: string): unknown =>
  JSON.parse(
    readFileSync(new URL(`../../locales/${language}/${namespace}.json`, import.meta.url), "utf8"),
  );

const readBoth = <Words>(namespace: string) => ({
  en: read("en", namespace) as Words,
  ar: read("ar", namespace) as Words,
});

/** The words of the mails and of the pages they link to, read once at the start. */
export const mailWords: Record<Language, MailWords> = readBoth("mail");

/** What the fields of the contact form are called where the visitor saw them. */
export const contactWords: Record<Language, Pick<typeof contact, "form">> = readBoth("contact");

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
