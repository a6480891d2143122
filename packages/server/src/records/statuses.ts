import { randomUUID } from "node:crypto";
import { nextStatuses } from "@agency/content/statuses";
import type { Writer } from "./store.ts";
import type { StatusChange, Submission } from "./types.ts";

/** What whoever sent a record is called in its logs. */
export const visitor = "visitor";

/** One line of a record's status log. */
export const statusChange = (
  from: string,
  to: string,
  by: string,
  now = new Date(),
): StatusChange => ({ _key: randomUUID().slice(0, 12), at: now.toISOString(), from, to, by });

/** A change of status that is not allowed; the message says which ones are. */
export class StatusError extends Error {}

/** What an allowed step changes in a submission, with its line in the log. Throws `StatusError`. */
export function stepTo(
  { _type, status, statusLog = [] }: Submission,
  to: string,
  by: string,
  now = new Date(),
) {
  const allowed = nextStatuses(_type, status);
  if (!allowed.includes(to))
    throw new StatusError(
      `A submission that is "${status}" cannot become "${to}": ${allowed.length > 0 ? `choose ${allowed.map((one) => `"${one}"`).join(" or ")}` : "that is its last status"}.`,
    );
  return {
    status: to,
    statusLog: [...statusLog, statusChange(status, to, by, now)],
    ...(to === "unsubscribed" && { unsubscribedAt: now.toISOString() }),
  };
}

/**
 * Changes the status of a submission by one allowed step, and logs it in the record.
 * Throws `StatusError`, or the conflict when somebody else changed the record meanwhile.
 */
export async function changeStatus(
  writer: Writer,
  one: Submission,
  to: string,
  by: string,
  now = new Date(),
): Promise<void> {
  await writer
    .patch(one._id)
    .ifRevisionId(one._rev)
    .set(stepTo(one, to, by, now))
    .commit({ returnDocuments: false });
}
