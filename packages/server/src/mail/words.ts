import type { ProductSlug } from "@agency/content";
import { type Language, languages, type Translated } from "@agency/content/language";

/** What the mails and the pages that they link to say, in one language. */
export interface MailWords {
  /** To the agency, with the labels of what the form does not name itself. */
  enquiry: Record<
    "subject" | "intro" | "received" | "answerBy" | "reply" | "reference" | "name" | "message",
    string
  >;
  /** To who subscribed. */
  welcome: {
    newsletter: WelcomeWords;
    /** To who joined the lists of some products; `{{products}}` is where they are named. */
    products: WelcomeWords;
    names: Record<ProductSlug, string>;
    subscribed: string;
    /** What comes next, and when. */
    next: string;
    nextNote: string;
    visit: string;
    unsubscribe: string;
  };
  /** To who has to confirm a subscription. */
  confirmation: Record<
    "subject" | "body" | "asked" | "next" | "nextNote" | "button" | "why" | "short",
    string
  >;
  /** The pages behind the links in a subscriber's mails. */
  unsubscribe: Record<"title" | "button" | "home" | LinkLine, string>;
  confirm: Record<"title" | "button" | "home" | LinkLine, string>;
  /** To who applied for a vacancy. */
  applicant: {
    /** The names of the four, and of the last one where the applicant took that step. */
    steps: readonly string[];
    isWithdrawn: string;
    /** Beside the step that has been reached. */
    now: string;
    reference: string;
    /** The button to the application's page, and how long it works: `{{date}}`. */
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

/** What the page behind a link in a subscriber's mail says: what the button does, and what came of it. */
export type LinkLine = "confirm" | "done" | "forbidden" | "unavailable";

/** Returns the languages except one that mails have texts in. */
export const getOtherLanguages = (words: Translated<MailWords>, language: Language): Language[] =>
  languages.filter((other) => other !== language && words[other] !== undefined);

/** Puts values into the places of a text that are called by their names: `{{name}}`. */
export const filledIn = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => values[name] ?? place);
