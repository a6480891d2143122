import type { Language, Translated } from "@agency/content/language";
import type { MailSender } from "@agency/mail";
import type { SendMailOptions } from "nodemailer";
import type { Application, DocumentWithMail, Enquiry } from "../records/types.ts";
import type { Mailbox } from "../settings/env.ts";
import type { MailTexts } from "./mailTexts.ts";

export interface MailOptions {
  from: Mailbox;
  to: Mailbox;
  replyTo?: Mailbox;
  siteUrl: string;
  secret: string;
  mails: Mails;
  getLocalizedPath: (language: Language, link: string) => string;
  find: (ids: readonly string[]) => Promise<(Application | Enquiry)[]>;
}

export interface ExtensionMail extends DocumentWithMail {
  _type: string;
  at: string;
}

/** `undefined` if nothing is left to send. */
type ComposeMail = (
  owed: DocumentWithMail & { _type: string },
  options: MailOptions,
) => Promise<SendMailOptions | undefined>;

/** By document `_type`, or message `kind`. */
export type Composers = Readonly<Record<string, ComposeMail>>;

export interface Mails {
  /** @param siteUrl public origin */
  sender: (language: Language, siteUrl: string) => MailSender;
  formatDate: (iso: string, language: Language) => string;
  /** In the time zone of the offices. */
  moment: (moment: Date, language: Language) => string;
  /** Hours. */
  answerWithin: number;
  words: Translated<MailTexts>;
  enquiryRows: (
    enquiry: Enquiry,
  ) => (readonly [label: string, value: string, href?: string | undefined])[];
}
