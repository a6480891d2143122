import type { RecordWithMail } from "../records/types.ts";

/**
 * Returns the recipient of a mail that anyone can cause by entering an address. `undefined` for
 * mails to staff, answers, and mails after a link from the mailbox.
 */
export function getUnverifiedRecipient(owed: RecordWithMail): string | undefined {
  switch (owed._type) {
    case "jobApplication":
    case "newsletterSubscriber":
      return owed.email;
    case "message":
      return owed.kind === "confirm" ? owed.to : undefined;
    default:
      return undefined;
  }
}

/** Permanent error. */
export class RecipientLimitError extends Error {
  readonly code = "recipient-limit";
}
