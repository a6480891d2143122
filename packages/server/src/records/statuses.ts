import { randomUUID } from "node:crypto";
import { getNextStatuses } from "@agency/content/statuses";
import type { Writer } from "./store.ts";
import type { StatusChange, Submission } from "./types.ts";

export const visitor = "visitor";

export const createStatusChange = (
  from: string,
  to: string,
  by: string,
  now = new Date(),
): StatusChange => ({ _key: randomUUID().slice(0, 12), at: now.toISOString(), from, to, by });

/** The message lists the allowed changes. */
export class StatusError extends Error {}

/** Returns the patch with a log entry. Throws `StatusError` for a forbidden change. */
export function createStatusPatch(
  { _type, status, statusLog = [] }: Submission,
  to: string,
  by: string,
  now = new Date(),
) {
  const allowed = getNextStatuses(_type, status);
  if (!allowed.includes(to))
    throw new StatusError(
      `A submission that is "${status}" cannot become "${to}": ${allowed.length > 0 ? `choose ${allowed.map((one) => `"${one}"`).join(" or ")}` : "that is its last status"}.`,
    );
  return {
    status: to,
    statusLog: [...statusLog, createStatusChange(status, to, by, now)],
    ...(to === "unsubscribed" && { unsubscribedAt: now.toISOString() }),
  };
}

/**
 * Stores a new status with a log entry. Throws `StatusError` for a forbidden change, or a conflict
 * for a concurrent one.
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
    .set(createStatusPatch(one, to, by, now))
    .commit({ returnDocuments: false });
}
