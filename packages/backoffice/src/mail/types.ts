import type { Language, Translated } from "@agency/content/language";
import type { Issue } from "@agency/content/queries/newsletter";
import type { FeaturedPost } from "@agency/content/queries/posts";
import type { TeamMember } from "@agency/content/queries/team";
import type { MailImage } from "@agency/mail";
import type { MailOptions, Mails, MailTexts } from "@agency/server/mail";
import type { InboxType, Role } from "../roles.ts";
import type { AccountNotice } from "./notice-types.ts";

export interface StaffMails extends Mails {
  words: Translated<MailTexts & StaffMailWords>;
  issue: IssueMails;
  templates: Readonly<Record<InboxType, readonly AnswerTemplate[]>>;
  /** Drawn portrait. @default none */
  portrait?: (
    member: TeamMember,
    language: Language,
    siteUrl: string,
  ) => Omit<MailImage, "alt"> | undefined;
}

interface StaffMailWords {
  /** `{{date}}` in `why` is that of the subscription. */
  issue: Record<"also" | "why" | "otherLanguage" | "browser" | "test" | "testSubject", string>;
  /** Alternative text of a portrait with `{{name}}`, and the footer. */
  answer: Record<"portrait" | "why", string>;
  account: {
    /** With `{{role}}`, `{{passkey}}` and `{{device}}`. */
    events: Record<AccountNotice["kind"], Record<"subject" | "title" | "text", string>>;
    /** Shown for an unknown `User-Agent`. */
    unknownDevice: string;
    roles: Record<Role, string>;
    when: string;
    notYou: string;
    open: string;
    choose: string;
    why: string;
  };
  /** With `{{count}}`. */
  notice: Record<InboxType | "text" | "list" | "open" | "why", string>;
}

/** With `{{name}}`, `{{position}}`, `{{reference}}` and `{{sender}}`. */
export interface AnswerTemplate {
  name: string;
  /** Status set with the answer. @default unchanged */
  to?: string | undefined;
  words: Translated<{ title: string; subject: string; text: string }>;
}

export interface IssueMails {
  /** Such as "Issue 11, November 2026". */
  note: (issue: Pick<Issue, "number" | "sentAt">, language: Language) => string;
  read: (minutes: number, language: Language) => string;
  about: (post: FeaturedPost, language: Language) => string;
  getUrl: (kind: "issue" | "post", slug: string, language: Language, siteUrl: string) => string;
  /** Absolute URL, or `undefined` if invalid. */
  getLink: (href: string, language: Language, siteUrl: string) => string | undefined;
}

export interface StaffMailDeps {
  mails: StaffMails;
  resetLink: (person: string, nonce: string) => string;
  /** @default answers have no portrait */
  member?: (name: string, language: Language) => Promise<TeamMember | undefined>;
}

export type StaffMailOptions = MailOptions & StaffMailDeps;
