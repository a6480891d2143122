import { randomUUID } from "node:crypto";
import type { Fresh } from "@agency/server/submissions";
import { pendingMail } from "@agency/server/submissions";
import type { AccountNotice } from "../mail/records.ts";
import type { Person } from "./people.ts";

/** An event that a person has to be told of, with what the mail says about it. */
type AccountEvent = Pick<AccountNotice, "kind" | "role" | "passkey" | "device" | "nonce">;

/**
 * Makes the mail about an event of somebody's account. It is stored in the transaction of the event,
 * so that neither is there without the other, and sent by the outbox of the staff's dataset.
 */
export function createNotice(
  { _id, email, language = "en" }: Pick<Person, "_id" | "email" | "language">,
  event: AccountEvent,
): Fresh<AccountNotice> {
  const now = new Date();
  return {
    _id: `accountNotice.${randomUUID()}`,
    _type: "accountNotice",
    person: _id,
    to: email,
    language,
    at: now.toISOString(),
    ...event,
    mail: pendingMail(now),
  };
}
