import type { ProductSlug } from "@agency/content";
import type { Language } from "../forms/language.ts";

/** What the mails and the pages that they link to say, in one language. */
export interface MailWords {
  /** To the agency, with the labels of what the form does not name itself. */
  enquiry: Record<"subject" | "intro" | "reply" | "reference" | "name" | "message", string>;
  /** To who subscribed. */
  welcome: {
    newsletter: WelcomeWords;
    /** To who joined the lists of some products; `{{products}}` is where they are named. */
    products: WelcomeWords;
    names: Record<ProductSlug, string>;
    visit: string;
    unsubscribe: string;
  };
  unsubscribe: Record<"title" | "button" | "home" | UnsubscribeLine, string>;
}

type WelcomeWords = Record<"subject" | "body" | "why" | "short", string>;

/** What the page behind the link that ends a subscription says. */
export type UnsubscribeLine = "confirm" | "done" | "forbidden" | "unavailable";

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
