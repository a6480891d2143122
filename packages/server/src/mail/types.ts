import type { Language, Translated } from "@agency/content/language";
import type { MailSender } from "@agency/mail";
import type { SendMailOptions } from "nodemailer";
import type { Application, Enquiry, Owing } from "../records/types.ts";
import type { Mailbox } from "../settings/env.ts";
import type { MailWords } from "./words.ts";

export interface MailOptions {
  from: Mailbox;
  to: Mailbox;
  replyTo?: Mailbox;
  siteUrl: string;
  secret: string;
  mails: Mails;
  addressIn: (language: Language, link: string) => string;
  find: (ids: readonly string[]) => Promise<(Application | Enquiry)[]>;
}

export interface ExtensionMail extends Owing {
  _type: string;
  /** ISO 8601. */
  at: string;
}

type ComposeMail = (
  owed: Owing & { _type: string },
  options: MailOptions,
) => Promise<SendMailOptions | undefined>;

/** Composers by the `_type` of the document, or by the `kind` of a message. */
export type Composers = Readonly<Record<string, ComposeMail>>;

export interface Mails {
  /** @param siteUrl public origin of the site */
  sender: (language: Language, siteUrl: string) => MailSender;
  formatDate: (iso: string, language: Language) => string;
  /** Formats a moment in the time zone of the offices. */
  moment: (moment: Date, language: Language) => string;
  /** Promised time until an answer, in hours. */
  answerWithin: number;
  words: Translated<MailWords>;
  /** Returns the fields except name and message, with the form's labels. */
  enquiryRows: (enquiry: Enquiry) => (readonly [label: string, value: string])[];
}
