import type { ProductSlug } from "@agency/content";
import { type Language, languages, type Translated } from "@agency/content/language";

export interface MailTexts {
  enquiry: Record<
    "subject" | "intro" | "received" | "answerBy" | "reply" | "reference" | "name" | "message",
    string
  >;
  welcome: {
    newsletter: WelcomeTexts;
    /** `{{products}}`: list names. */
    products: WelcomeTexts;
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
  unsubscribe: Record<"title" | "button" | "home" | LinkText, string>;
  confirm: Record<"title" | "button" | "home" | LinkText, string>;
  applicant: {
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

type WelcomeTexts = Record<"subject" | "body" | "why" | "short", string>;

export type LinkText = "confirm" | "done" | "forbidden" | "unavailable";

export const getOtherLanguages = (words: Translated<MailTexts>, language: Language): Language[] =>
  languages.filter((other) => other !== language && words[other] !== undefined);

/** Replaces `{{name}}`. */
export const interpolate = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => values[name] ?? place);
