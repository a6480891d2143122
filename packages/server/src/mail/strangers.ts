import type { Mailed } from "../records/types.ts";

/**
 * Returns the recipient of a mail that anyone can cause by typing an address into a form. Mails to
 * the staff, answers, and mails that need a link from the recipient's own mailbox have none.
 */
export function getUnverifiedRecipient(owed: Mailed): string | undefined {
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

/** Refusal of a mail whose recipient got as many as strangers may cause. Permanent. */
export class RecipientLimitError extends Error {
  readonly code = "recipient-limit";
}
