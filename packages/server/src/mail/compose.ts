import type { SendMailOptions } from "nodemailer";
import type { Language } from "../forms/language.ts";
import type { Mailbox } from "../settings/env.ts";
import type { Enquiry, Mailed } from "../submissions/records.ts";
import { composeEnquiry } from "./enquiry.ts";
import { messageId } from "./message.ts";
import { composeWelcome } from "./welcome.ts";
import type { MailWords } from "./words.ts";

export interface MailOptions {
  from: Mailbox;
  /** Who gets enquiries. */
  to: Mailbox;
  /** Who gets the answers to a welcome. */
  replyTo?: Mailbox;
  /** Public origin of the site; the links of a message lead there. */
  siteUrl: string;
  secret: string;
  mails: Mails;
}

/** What a site's mails say. */
export interface Mails {
  words: Readonly<Record<Language, MailWords>>;
  /** What an enquiry says beside name and message, with the form's own labels. */
  enquiryRows: (enquiry: Enquiry) => (readonly [label: string, value: string])[];
}

/** When the mail's reason came into being; a new subscription after a leave is a new one. */
const since = (submission: Mailed): string =>
  submission._type === "contactEnquiry" ? submission.receivedAt : submission.subscribedAt;

/** The one message that a submission owes: a welcome to a subscriber, or an enquiry to the agency. */
export function compose(submission: Mailed, options: MailOptions): SendMailOptions {
  const message =
    submission._type === "contactEnquiry"
      ? composeEnquiry(submission, options)
      : composeWelcome(submission, options);
  return {
    ...message,
    from: options.from,
    messageId: messageId(options.secret, options.siteUrl, submission._id, since(submission)),
    date: new Date(since(submission)),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
