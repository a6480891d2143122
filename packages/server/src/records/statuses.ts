import { randomUUID } from "node:crypto";
import { getNextStatuses, getPreviousStatuses } from "@agency/content/statuses";
import type { Writer } from "./store.ts";
import type { StatusChange, Submission } from "./types.ts";

export const visitor = "visitor";

export const createStatusChange = (
  from: string,
  to: string,
  by: string,
  now = new Date(),
): StatusChange => ({ _key: randomUUID().slice(0, 12), at: now.toISOString(), from, to, by });

/** The message says why, and lists the allowed changes. */
export class StatusError extends Error {}

export interface StatusAuthor {
  by: string;
  /** Whether the author may set an earlier status. */
  mayMoveBack: boolean;
}

function requireAllowed(one: Submission, to: string, mayMoveBack: boolean): void {
  const { _type, status } = one;
  const next = getNextStatuses(_type, status);
  if (next.includes(to)) return;
  const refusal = `A submission that is "${status}" cannot become "${to}":`;
  if ("withdrawnAt" in one && one.withdrawnAt)
    throw new StatusError(`${refusal} the applicant withdrew it.`);
  const previous = getPreviousStatuses(_type, status);
  if (previous.includes(to)) {
    if (mayMoveBack) return;
    throw new StatusError(`${refusal} only an admin can move it back.`);
  }
  const allowed = [...next, ...(mayMoveBack ? previous : [])].map((other) => `"${other}"`);
  throw new StatusError(
    `${refusal} ${allowed.length > 0 ? `choose ${allowed.join(" or ")}` : "that is its last status"}.`,
  );
}

/** Returns the patch with a log entry. Throws `StatusError` for a forbidden change. */
export function createStatusPatch(
  one: Submission,
  to: string,
  { by, mayMoveBack }: StatusAuthor,
  now = new Date(),
) {
  requireAllowed(one, to, mayMoveBack);
  const { status, statusLog = [] } = one;
  return {
    status: to,
    statusLog: [...statusLog, createStatusChange(status, to, by, now)],
    ...(to === "unsubscribed" && { unsubscribedAt: now.toISOString() }),
  };
}

/** Stores a new status. Throws `StatusError` for a forbidden change, or a conflict. */
export async function changeStatus(
  writer: Writer,
  one: Submission,
  to: string,
  author: StatusAuthor,
  now = new Date(),
): Promise<void> {
  await writer
    .patch(one._id)
    .ifRevisionId(one._rev)
    .set(createStatusPatch(one, to, author, now))
    .commit({ returnDocuments: false });
}
