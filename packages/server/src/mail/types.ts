import type { Language, Translated } from "@agency/content/language";
import type { MailSender } from "@agency/mail";
import type { SendMailOptions } from "nodemailer";
import type { Application, Enquiry, Owing } from "../records/types.ts";
import type { Mailbox } from "../settings/env.ts";
import type { MailWords } from "./words.ts";

export interface MailOptions {
  from: Mailbox;
  /** Receives enquiries. */
  to: Mailbox;
  /** Receives the answers to automatic mails. */
  replyTo?: Mailbox;
  /** Public origin of the site; the links of a message lead there. */
  siteUrl: string;
  secret: string;
  mails: Mails;
  /** Returns the path of an application's page. */
  addressIn: (language: Language, link: string) => string;
  /** The records of these ids that are still there. */
  find: (ids: readonly string[]) => Promise<(Application | Enquiry)[]>;
}

/** Stored document that owes a mail of a kind that an extension adds. */
export interface ExtensionMail extends Owing {
  _type: string;
  /** Date of the mail, in ISO 8601. */
  at: string;
}

/** Composes the mail of a stored document. Returns `undefined` if there is nothing left to send. */
type ComposeMail = (
  owed: Owing & { _type: string },
  options: MailOptions,
) => Promise<SendMailOptions | undefined>;

/** Composers of an extension's mails, by the `_type` of their document, or by the kind of a `message`. */
export type Composers = Readonly<Record<string, ComposeMail>>;

/** Texts of a site's mails, and their sender. */
export interface Mails {
  /** Returns the sender as a mail in a language shows it. @param siteUrl public origin of the site */
  sender: (language: Language, siteUrl: string) => MailSender;
  /** A moment (ISO 8601) as a day in words. */
  formatDate: (iso: string, language: Language) => string;
  /** A moment as the site writes it, with the time of its offices. */
  moment: (moment: Date, language: Language) => string;
  /** In hours: how soon visitors are told that they are answered. */
  answerWithin: number;
  words: Translated<MailWords>;
  /** Returns the fields of an enquiry except name and message, with the form's labels. */
  enquiryRows: (enquiry: Enquiry) => (readonly [label: string, value: string])[];
}
