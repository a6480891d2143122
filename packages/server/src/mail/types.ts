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
  at: string;
}

/** `undefined` if there is nothing left to send. */
type ComposeMail = (
  owed: Owing & { _type: string },
  options: MailOptions,
) => Promise<SendMailOptions | undefined>;

/** By `_type` of the document, or `kind` of a message. */
export type Composers = Readonly<Record<string, ComposeMail>>;

export interface Mails {
  /** @param siteUrl public origin of the site */
  sender: (language: Language, siteUrl: string) => MailSender;
  formatDate: (iso: string, language: Language) => string;
  /** In the time zone of the offices. */
  moment: (moment: Date, language: Language) => string;
  /** Hours until a promised answer. */
  answerWithin: number;
  words: Translated<MailWords>;
  /** Labels and values, without name and message. */
  enquiryRows: (enquiry: Enquiry) => (readonly [label: string, value: string])[];
}
