import { randomUUID } from "node:crypto";
import type { NewDocument } from "@agency/server/submissions";
import { createPendingMail } from "@agency/server/submissions";
import type { AccountNotice } from "../mail/notice-types.ts";
import type { Person } from "./people.ts";

type AccountEvent = Pick<AccountNotice, "kind" | "role" | "passkey" | "device" | "nonce">;

/** Creates a mail, to be stored in its event's transaction. */
export function createNotice(
  { _id, email, language = "en" }: Pick<Person, "_id" | "email" | "language">,
  event: AccountEvent,
): NewDocument<AccountNotice> {
  const now = new Date();
  return {
    _id: `accountNotice.${randomUUID()}`,
    _type: "accountNotice",
    person: _id,
    to: email,
    language,
    at: now.toISOString(),
    ...event,
    mail: createPendingMail(now),
  };
}
