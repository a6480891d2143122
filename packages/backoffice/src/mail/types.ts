import type { Language, Translated } from "@agency/content/language";
import type { Issue } from "@agency/content/queries/newsletter";
import type { LeadPost } from "@agency/content/queries/posts";
import type { TeamMember } from "@agency/content/queries/team";
import type { MailImage } from "@agency/mail";
import type { MailOptions, Mails, MailWords } from "@agency/server/mail";
import type { InboxType, Role } from "../roles.ts";
import type { AccountNotice } from "./records.ts";

/** Texts and look of the mails of a site with a back office. */
export interface StaffMails extends Mails {
  words: Translated<MailWords & StaffMailWords>;
  /** Texts and links of a newsletter issue. */
  issue: IssueMails;
  /** Templates of answers, in the order in which they are offered. */
  templates: Readonly<Record<InboxType, readonly AnswerTemplate[]>>;
  /** Returns the drawn portrait of a member of the team. @default none is shown */
  portrait?: (
    member: TeamMember,
    language: Language,
    siteUrl: string,
  ) => Omit<MailImage, "alt"> | undefined;
}

/** Texts of the mails that the back office sends, in one language. */
interface StaffMailWords {
  /** Newsletter issue. `{{date}}` in `why` is that of the subscription. */
  issue: Record<"also" | "why" | "otherLanguage" | "browser" | "test" | "testSubject", string>;
  /** Answer: the alternative text of a portrait with `{{name}}`, and the footer of one to an enquiry. */
  answer: Record<"portrait" | "why", string>;
  /** Mail to a member of staff about their account. */
  account: {
    /** `{{role}}`, `{{passkey}}` and `{{device}}` are filled in. */
    events: Record<AccountNotice["kind"], Record<"subject" | "title" | "text", string>>;
    /** Name of a browser that sent no known `User-Agent`. */
    unknownDevice: string;
    roles: Record<Role, string>;
    /** Label of the time. */
    when: string;
    /** Advice in case it was someone else. */
    notYou: string;
    open: string;
    /** Label of the link to choose a new way to sign in. */
    choose: string;
    why: string;
  };
  /** Mail to staff about new submissions: `{{count}}` of each kind. */
  notice: Record<InboxType | "text" | "list" | "open" | "why", string>;
}

/** Template of an answer, with `{{name}}`, `{{position}}`, `{{reference}}` and `{{sender}}`. */
export interface AnswerTemplate {
  name: string;
  /** Status that the record gets with the answer. @default its own */
  to?: string | undefined;
  words: Translated<{ title: string; subject: string; text: string }>;
}

/** Texts and links of a newsletter issue and its posts. */
export interface IssueMails {
  /** Returns the line beside the wordmark: "Issue 11, November 2026". */
  note: (issue: Pick<Issue, "number" | "sentAt">, language: Language) => string;
  /** Returns the label of the button to a post with a reading time. */
  read: (minutes: number, language: Language) => string;
  /** Returns the line below the title of a post. */
  about: (post: LeadPost, language: Language) => string;
  /** Returns the absolute URL of a page. */
  getUrl: (kind: "issue" | "post", slug: string, language: Language, siteUrl: string) => string;
  /** Returns the absolute URL of a link in a text. `undefined` if it leads nowhere. */
  getLink: (href: string, language: Language, siteUrl: string) => string | undefined;
}

/** Options of a mail that the back office adds. */
export interface StaffMailDeps {
  mails: StaffMails;
  /** Returns the link by which a person (an id) chooses new ways to sign in, once. */
  resetLink: (person: string, nonce: string) => string;
  /** Finds the member of the team who has a name. @default answers have no portrait */
  member?: (name: string, language: Language) => Promise<TeamMember | undefined>;
}

export type StaffMailOptions = MailOptions & StaffMailDeps;
