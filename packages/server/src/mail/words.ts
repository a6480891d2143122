import type { ProductSlug } from "@agency/content";
import { type Language, languages, type Translated } from "@agency/content/language";

export interface MailWords {
  enquiry: Record<
    "subject" | "intro" | "received" | "answerBy" | "reply" | "reference" | "name" | "message",
    string
  >;
  welcome: {
    newsletter: WelcomeWords;
    /** `{{products}}`: names of the lists. */
    products: WelcomeWords;
    names: Record<ProductSlug, string>;
    subscribed: string;
    next: string;
    nextNote: string;
    visit: string;
    unsubscribe: string;
  };
  confirmation: Record<
    "subject" | "body" | "asked" | "next" | "nextNote" | "button" | "why" | "short",
    string
  >;
  unsubscribe: Record<"title" | "button" | "home" | LinkLine, string>;
  confirm: Record<"title" | "button" | "home" | LinkLine, string>;
  applicant: {
    /** Four steps, and a withdrawal. */
    steps: readonly string[];
    isWithdrawn: string;
    now: string;
    reference: string;
    /** `{{date}}`: expiry of the link. */
    open: string;
    until: string;
    why: string;
    received: ApplicantWords;
    link: ApplicantWords;
    confirm: ApplicantWords & { button: string };
    changed: ApplicantWords;
    withdrawn: ApplicantWords;
  };
}

type ApplicantWords = Record<"subject" | "title" | "text", string>;

type WelcomeWords = Record<"subject" | "body" | "why" | "short", string>;

export type LinkLine = "confirm" | "done" | "forbidden" | "unavailable";

export const getOtherLanguages = (words: Translated<MailWords>, language: Language): Language[] =>
  languages.filter((other) => other !== language && words[other] !== undefined);

export const filledIn = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => values[name] ?? place);
