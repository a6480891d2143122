import type { Language, Translated } from "@agency/content/language";
import type { Issue } from "@agency/content/queries/newsletter";
import type { LeadPost } from "@agency/content/queries/posts";
import type { TeamMember } from "@agency/content/queries/team";
import type { MailPicture } from "@agency/mail";
import type { MailOptions, Mails, MailWords } from "@agency/server/mail";
import type { InboxType, Role } from "../roles.ts";
import type { AccountNotice } from "./records.ts";

/** Texts and design of a site's mails, including those of the back office. */
export interface StaffMails extends Mails {
  words: Translated<MailWords & StaffMailWords>;
  issue: IssueMails;
  /** Templates of answers, in the order of the menu. */
  templates: Readonly<Record<InboxType, readonly AnswerTemplate[]>>;
  /** Returns the drawn portrait of a team member. @default none is shown */
  portrait?: (
    member: TeamMember,
    language: Language,
    siteUrl: string,
  ) => Omit<MailPicture, "alt"> | undefined;
}

interface StaffMailWords {
  /** Newsletter issue. `{{date}}` in `why` is that of the subscription. */
  issue: Record<"also" | "why" | "otherLanguage" | "browser" | "test" | "testSubject", string>;
  /**
   * Answer: alternative text of a portrait with `{{name}}`, and footer of an answer to an enquiry.
   */
  answer: Record<"portrait" | "why", string>;
  /** Mail to a staff member about their account. */
  account: {
    /** `{{role}}`, `{{passkey}}` and `{{device}}` are filled in. */
    events: Record<AccountNotice["kind"], Record<"subject" | "title" | "text", string>>;
    /** Name of a browser with an unknown `User-Agent`. */
    unknownDevice: string;
    roles: Record<Role, string>;
    when: string;
    /** Advice in case it was someone else. */
    notYou: string;
    open: string;
    choose: string;
    why: string;
  };
  /** Mail about new submissions: `{{count}}` of each kind. */
  notice: Record<InboxType | "text" | "list" | "open" | "why", string>;
}

/** Template of an answer, with `{{name}}`, `{{position}}`, `{{reference}}` and `{{sender}}`. */
export interface AnswerTemplate {
  name: string;
  /** Status that the record gets with the answer. @default unchanged */
  to?: string | undefined;
  words: Translated<{ title: string; subject: string; text: string }>;
}

export interface IssueMails {
  /** Returns the line beside the wordmark: "Issue 11, November 2026". */
  note: (issue: Pick<Issue, "number" | "sentAt">, language: Language) => string;
  /** Returns the label of the button to a post with a reading time. */
  read: (minutes: number, language: Language) => string;
  /** Returns the line below the title of a post. */
  about: (post: LeadPost, language: Language) => string;
  /** Returns the absolute URL of a page. */
  getUrl: (kind: "issue" | "post", slug: string, language: Language, siteUrl: string) => string;
  /** Returns the absolute URL of a link in a text. `undefined` if it is invalid. */
  getLink: (href: string, language: Language, siteUrl: string) => string | undefined;
}

export interface StaffMailDeps {
  mails: StaffMails;
  /** Returns the link by which a person (an id) chooses new ways to sign in, once. */
  resetLink: (person: string, nonce: string) => string;
  /** Returns the team member with a name. @default answers have no portrait */
  member?: (name: string, language: Language) => Promise<TeamMember | undefined>;
}

export type StaffMailOptions = MailOptions & StaffMailDeps;
