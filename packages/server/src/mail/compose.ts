import { type Language, localize } from "@agency/content/language";
import type { SendMailOptions } from "nodemailer";
import type { Message, RecordWithMail } from "../records/types.ts";
import { composeApplicant } from "./applicant.ts";
import { composeConfirmation } from "./confirmation.ts";
import { composeEnquiry } from "./enquiry.ts";
import { messageId } from "./messageId.ts";
import type { Composers, ExtensionMail, MailOptions } from "./types.ts";
import { composeWelcome } from "./welcome.ts";

/** Time of the mail's reason. A renewed subscription is a new one. */
function since(owed: RecordWithMail): string {
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

/** Replaces a language without mail texts. */
const withMailLanguage = <Record extends object>(record: Record, { mails }: MailOptions): Record =>
  "language" in record
    ? { ...record, language: localize(mails.words, record.language as Language).lang }
    : record;

/**
 * Composes a document's mail, `undefined` if its subject was deleted. Rejects with the content
 * service's error. Throws without a composer.
 */
export async function compose(
  owed: RecordWithMail | ExtensionMail,
  options: MailOptions,
  composers: Composers = {},
): Promise<(SendMailOptions & { messageId: string }) | undefined> {
  // TypeScript cannot narrow it, because an extension's type is any other string.
  const known = owed as RecordWithMail;
  const composeOwn = composers[known._type === "message" ? known.kind : known._type];
  const write = composeOwn ?? composeParts;
  const message = await write(withMailLanguage(known, options), {
    ...options,
    find: async (ids) => (await options.find(ids)).map((one) => withMailLanguage(one, options)),
  });
  return (
    message && {
      ...message,
      from: options.from,
      messageId: messageId(options.secret, options.siteUrl, owed._id, since(known)),
      date: new Date(since(known)),
      disableFileAccess: true,
      disableUrlAccess: true,
    }
  );
}

async function composeParts(
  owed: RecordWithMail,
  options: MailOptions,
): Promise<SendMailOptions | undefined> {
  switch (owed._type) {
    case "contactEnquiry":
      return composeEnquiry(owed, options);
    case "jobApplication":
      return composeApplicant(owed, "received", undefined, options);
    case "newsletterSubscriber":
      return owed.status === "pending"
        ? composeConfirmation(owed, options)
        : composeWelcome(owed, options);
    case "message":
      if (owed.kind !== "answer") return composeMessage(owed, owed.kind, options);
  }
  throw new Error("No extension composes this kind of mail.");
}

async function composeMessage(
  { record, to }: Message,
  kind: Exclude<Message["kind"], "answer">,
  options: MailOptions,
): Promise<SendMailOptions | undefined> {
  const [found] = await options.find([record]);
  return found?._type === "jobApplication" ? composeApplicant(found, kind, to, options) : undefined;
}

export const getRecord = (owed: RecordWithMail): string =>
  owed._type === "message" ? owed.record : owed._id;
