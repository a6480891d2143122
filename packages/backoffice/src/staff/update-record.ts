import { randomUUID } from "node:crypto";
import type { Application, Enquiry, PendingMail, Submission } from "@agency/server/submissions";
import { changeStatus, isConflict } from "@agency/server/submissions";
import type { StaffDeps } from "./deps.ts";
import { DeskError, getName } from "./find-submissions.ts";

const isChanged = (one: Submission) =>
  new DeskError(`Someone else just changed ${getName(one)}. Check it, then try again.`, "outdated");

/**
 * Runs a change.
 *
 * @throws DeskError on a revision conflict
 */
export async function patchUnlessChanged(
  one: Submission,
  change: () => Promise<unknown>,
): Promise<void> {
  try {
    await change();
  } catch (error) {
    throw isConflict(error) ? isChanged(one) : error;
  }
}

/** Checks the revision. @throws DeskError if the record has changed */
export function requireRevision(one: Submission, revision: string): void {
  if (one._rev !== revision) throw isChanged(one);
}

/** Checks the status. @throws DeskError if the record was moved */
export function requireStatus(one: Submission, status: string): void {
  if (one.status !== status) throw isChanged(one);
}

/** Reads before a conflict is reported. */
const maxReads = 5;

/**
 * Retries conflicts with the server's updates after mails. The change must not depend on the
 * record's content.
 *
 * @throws DeskError after repeated conflicts
 */
export async function retryOnConflict<Record extends Submission>(
  read: () => Promise<Record>,
  change: (one: Record) => Promise<void>,
): Promise<Record> {
  for (let reads = 1; ; reads++) {
    const one = await read();
    try {
      await change(one);
      return one;
    } catch (error) {
      const isOutdated = error instanceof DeskError && error.code === "outdated";
      if (!isOutdated || reads === maxReads) throw error;
    }
  }
}

/**
 * Changes a record's status and logs the step.
 *
 * @throws DeskError on a conflict, StatusError for a forbidden status
 */
export const moveToStatus = (
  { writer, ...author }: StaffDeps,
  one: Submission,
  to: string,
): Promise<void> => patchUnlessChanged(one, () => changeStatus(writer, one, to, author));

export const createPendingMail = (): PendingMail => ({
  state: "pending",
  tries: 0,
  nextTryAt: new Date().toISOString(),
});

/** Retries the mail with the same Message-ID. */
export function resendMail({ writer }: StaffDeps, one: Submission): Promise<void> {
  if (!("mail" in one && one.mail))
    throw new DeskError(`${getName(one)} has no email to resend.`, "mail-unavailable");
  if (one.status === "unsubscribed")
    throw new DeskError(
      `${getName(one)} has unsubscribed, so no email can be sent.`,
      "mail-unavailable",
    );
  if (one.mail.state === "sending")
    throw new DeskError("The email is being sent now.", "mail-unavailable");
  return patchUnlessChanged(one, () =>
    writer.patch(one._id).ifRevisionId(one._rev).set({ mail: createPendingMail() }).commit(),
  );
}

/**
 * Adds an internal note. Idempotent by `key`.
 *
 * @throws DeskError on a conflict
 */
export async function addNote(
  { writer, by }: StaffDeps,
  one: Enquiry | Application,
  { key, text }: { key: string; text: string },
): Promise<void> {
  const { notes = [] } = one;
  if (notes.some(({ _key }) => _key === key)) return;
  const note = { _key: key, at: new Date().toISOString(), by, text };
  await patchUnlessChanged(one, () =>
    writer
      .patch(one._id)
      .ifRevisionId(one._rev)
      .set({ notes: [...notes, note] })
      .commit({ returnDocuments: false }),
  );
}

/** `null` removes a value. */
export interface Handling {
  /** Mail address of the assignee. */
  assignee?: string | null;
  /** 1 to 5. */
  rating?: number | null;
}

/**
 * Sets or removes assignee and rating, with a log entry.
 *
 * @throws DeskError on a conflict
 */
export async function handle(
  { writer, by }: StaffDeps,
  one: Enquiry | Application,
  changes: Handling,
): Promise<void> {
  const changed = Object.entries(changes).filter(
    ([name, value]) => value !== undefined && value !== (one[name as keyof Handling] ?? null),
  );
  if (changed.length === 0) return;
  const at = new Date().toISOString();
  const log = changed.map(([what, value]) => ({
    _key: randomUUID().slice(0, 12),
    at,
    by,
    what,
    to: String(value ?? ""),
  }));
  const kept = changed.filter(([, value]) => value !== null);
  const gone = changed.filter(([, value]) => value === null);
  await patchUnlessChanged(one, () =>
    writer
      .patch(one._id)
      .ifRevisionId(one._rev)
      .set({ ...Object.fromEntries(kept), handlingLog: [...(one.handlingLog ?? []), ...log] })
      .unset(gone.map(([name]) => name))
      .commit({ returnDocuments: false }),
  );
}
