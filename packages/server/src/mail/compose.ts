import type { Issue } from "@agency/content/queries/newsletter";
import type { LeadPost } from "@agency/content/queries/posts";
import type { TeamMember } from "@agency/content/queries/team";
import type { SendMailOptions } from "nodemailer";
import type { ApplicantAddress } from "../applicants/links.ts";
import type { InboxType } from "../desk/roles.ts";
import type { Language } from "../forms/language.ts";
import type { Mailbox } from "../settings/env.ts";
import type { Application, Enquiry, Mailed, Message } from "../submissions/records.ts";
import { composeAccountNotice } from "./accountNotice.ts";
import { composeAnswer } from "./answer.ts";
import { composeApplicant } from "./applicant.ts";
import { composeConfirmation } from "./confirmation.ts";
import { composeEnquiry } from "./enquiry.ts";
import type { LetterPicture, MailLook } from "./letter.ts";
import { messageId } from "./message.ts";
import { composeNotice } from "./notice.ts";
import { composeWelcome } from "./welcome.ts";
import type { MailWords } from "./words.ts";

export interface MailOptions {
  from: Mailbox;
  /** Who gets enquiries. */
  to: Mailbox;
  /** Who gets the answers to a mail that nobody wrote. */
  replyTo?: Mailbox;
  /** Public origin of the site; the links of a message lead there. */
  siteUrl: string;
  secret: string;
  mails: Mails;
  /** Where the page of an application is. */
  addressIn: ApplicantAddress;
  /** Where the staff read what visitors send. */
  inboxPath: string;
  /** Path of the page on which staff manage their own account. */
  accountPath: string;
  /** Returns the link by which one of the staff (an id) chooses new ways to sign in, once. */
  resetLink: (person: string, nonce: string) => string;
  /** The records of these ids that are still there. */
  find: (ids: readonly string[]) => Promise<(Application | Enquiry)[]>;
  /** Who is called by a name on the page of the team. @default nobody is looked for */
  member?: (name: string, language: Language) => Promise<TeamMember | undefined>;
}

/** What an answer of the staff begins as; `{{name}}`, `{{position}}`, `{{reference}}` and `{{sender}}` are filled in. */
export interface AnswerTemplate {
  name: string;
  /** The status that goes with it. @default the record keeps its own */
  to?: string | undefined;
  words: Readonly<Record<Language, { title: string; subject: string; text: string }>>;
}

/** What a site's mails say, and how they look. */
export interface Mails {
  look: MailLook;
  /** Of an issue of the newsletter. */
  issue: IssueMails;
  /** A moment (ISO 8601) as a day in words. */
  formatDate: (iso: string, language: Language) => string;
  /** A moment as the site writes it, with the time of its offices. */
  moment: (moment: Date, language: Language) => string;
  /** In hours: how soon visitors are told that they are answered. */
  answerWithin: number;
  words: Readonly<Record<Language, MailWords>>;
  /** The portrait of somebody who is drawn, where the site serves it. @default none is shown */
  portrait?: (
    member: TeamMember,
    language: Language,
    siteUrl: string,
  ) => Omit<LetterPicture, "alt"> | undefined;
  /** What an enquiry says beside name and message, with the form's own labels. */
  enquiryRows: (enquiry: Enquiry) => (readonly [label: string, value: string])[];
  /** For each kind, in the order in which they are offered. */
  templates: Readonly<Record<InboxType, readonly AnswerTemplate[]>>;
}

/** What a mail with an issue says of it and its posts, and where they are. */
export interface IssueMails {
  /** Across from the wordmark: "Issue 11, November 2026". */
  note: (issue: Pick<Issue, "number" | "sentAt">, language: Language) => string;
  /** On the button to a post that is read in so many minutes. */
  read: (minutes: number, language: Language) => string;
  /** Below the title of a post. */
  about: (post: LeadPost, language: Language) => string;
  /** The absolute address of a page. */
  urlOf: (kind: "issue" | "post", slug: string, language: Language, siteUrl: string) => string;
  /** The absolute address of a link in a text, which may be of this site; unset where it leads nowhere. */
  linkOf: (href: string, language: Language, siteUrl: string) => string | undefined;
}

/** When the mail's reason came into being; a new subscription after a leave is a new one. */
function since(owed: Mailed): string {
  switch (owed._type) {
    case "contactEnquiry":
      return owed.receivedAt;
    case "jobApplication":
      return owed.appliedAt;
    case "newsletterSubscriber":
      return owed.confirmedAt ?? owed.subscribedAt;
    default:
      return owed.at;
  }
}

/**
 * The one message that is owed; nothing where what it is about is gone. Rejects with the content
 * service's error.
 */
export async function compose(
  owed: Mailed,
  options: MailOptions,
): Promise<(SendMailOptions & { messageId: string }) | undefined> {
  const message = await partsOf(owed, options);
  return (
    message && {
      ...message,
      from: options.from,
      messageId: messageId(options.secret, options.siteUrl, owed._id, since(owed)),
      date: new Date(since(owed)),
      disableFileAccess: true,
      disableUrlAccess: true,
    }
  );
}

async function partsOf(owed: Mailed, options: MailOptions): Promise<SendMailOptions | undefined> {
  switch (owed._type) {
    case "contactEnquiry":
      return composeEnquiry(owed, options);
    case "jobApplication":
      return composeApplicant(owed, "received", undefined, options);
    case "newsletterSubscriber":
      return owed.status === "pending"
        ? composeConfirmation(owed, options)
        : composeWelcome(owed, options);
    case "staffNotice":
      return composeNotice(owed, await options.find(owed.records), options);
    case "message":
      return composeMessage(owed, options);
    case "accountNotice":
      return composeAccountNotice(owed, options);
  }
}

async function composeMessage(
  { record, kind, to, answer }: Message,
  options: MailOptions,
): Promise<SendMailOptions | undefined> {
  const [found] = await options.find([record]);
  if (!found) return undefined;
  if (kind === "answer") return answer && composeAnswer(found, answer, options);
  return found._type === "jobApplication" ? composeApplicant(found, kind, to, options) : undefined;
}

/** Whose mail it is: a file that is kept of it goes with that record. */
export const recordOf = (owed: Mailed): string =>
  owed._type === "message" ? owed.record : owed._id;
