import type { SendMailOptions } from "nodemailer";
import type { Mailbox } from "../env.ts";
import type { Mailed } from "../records.ts";
import { composeEnquiry } from "./enquiry.ts";
import { messageId } from "./message.ts";
import { composeWelcome } from "./welcome.ts";

export interface MailOptions {
  from: Mailbox;
  /** Who gets enquiries. */
  to: Mailbox;
  /** Who gets the answers to a welcome. */
  replyTo?: Mailbox;
  /** Public origin of the site; the links of a message lead there. */
  siteUrl: string;
  secret: string;
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
