import { randomUUID } from "node:crypto";
import { freshMessage } from "../records/messages.ts";
import { visitor as by, statusChange } from "../records/statuses.ts";
import { changing, type Writer } from "../records/store.ts";
import type { Application, Deletion, HandlingChange } from "../records/types.ts";

/*
 * What applicants change of their application themselves. Doing it twice is the same as once, and
 * all of it throws `content-unavailable` when the content service does not take it.
 */

/** Changes an application as it is now, whatever the staff do at that moment. */
const changed = (
  writer: Writer,
  id: string,
  change: (one: Application) => ReturnType<Writer["transaction"]> | undefined,
): Promise<void> =>
  changing(async () => {
    const one = await writer.getDocument<Application>(id);
    const transaction = one && change(one);
    if (transaction) await transaction.commit({ returnDocuments: false });
  });

/**
 * Takes an application back: it is closed, its resume is deleted with its key, and both are written
 * down. What is closed already stays as it is.
 */
export const withdraw = (writer: Writer, id: string, now = new Date()): Promise<void> =>
  changed(writer, id, (one) => {
    if (one.status === "closed") return undefined;
    const at = now.toISOString();
    const change = statusChange(one.status, "closed", by, now);
    const transaction = writer
      .transaction()
      .patch(id, {
        ifRevisionID: one._rev,
        set: {
          status: "closed",
          withdrawnAt: at,
          resume: null,
          statusLog: [...(one.statusLog ?? []), change],
        },
        unset: ["resumeFile", "newEmail"],
      })
      .create(freshMessage({ record: id, kind: "withdrawn" }, now));
    if (!one.resume) return transaction;
    const trace: Deletion = {
      _id: `deletion.${randomUUID()}`,
      _type: "deletion",
      reason: "withdraw",
      by,
      at,
      records: 0,
      files: 1,
    };
    return transaction.delete(one.resume.asset._ref).create(trace);
  });

/** A change of the contact that is kept with the record. */
const contactChange = (what: "email" | "phone", to: string, now: Date): HandlingChange => ({
  _key: randomUUID().slice(0, 12),
  at: now.toISOString(),
  by,
  what,
  to,
});

/** How somebody wants to be reached. */
export interface Contact {
  email: string;
  phone: string;
}

const isSameAddress = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/**
 * Changes the telephone number at once, and the mail address once a link is used that goes there: a
 * wrong one would get everything that is written to the applicant. Returns whether such a link is on
 * its way.
 */
export async function changeContact(
  writer: Writer,
  id: string,
  { email, phone }: Contact,
  now = new Date(),
): Promise<boolean> {
  let asks = false;
  await changed(writer, id, (one) => {
    asks = !isSameAddress(email, one.email);
    const log = phone === one.phone ? [] : [contactChange("phone", phone, now)];
    if (!asks && log.length === 0 && !one.newEmail) return undefined;
    const transaction = writer.transaction().patch(id, {
      ifRevisionID: one._rev,
      set: {
        phone,
        ...(asks && { newEmail: email }),
        handlingLog: [...(one.handlingLog ?? []), ...log],
      },
      ...(!asks && { unset: ["newEmail"] }),
    });
    const ask = freshMessage({ record: id, kind: "confirm", to: email }, now);
    return asks ? transaction.create(ask) : transaction;
  });
  return asks;
}

/** Makes a new mail address the one that is written to; the former one is told. */
export const confirmEmail = (
  writer: Writer,
  id: string,
  email: string,
  now = new Date(),
): Promise<void> =>
  changed(writer, id, (one) => {
    if (one.newEmail !== email) return undefined;
    return writer
      .transaction()
      .patch(id, {
        ifRevisionID: one._rev,
        set: {
          email,
          handlingLog: [...(one.handlingLog ?? []), contactChange("email", email, now)],
        },
        unset: ["newEmail"],
      })
      .create(freshMessage({ record: id, kind: "changed", to: one.email }, now))
      .create(freshMessage({ record: id, kind: "link" }, now));
  });

/** Has another link sent to the address that the application has, and to no other. */
export const sendLink = (writer: Writer, id: string, now = new Date()): Promise<void> =>
  changed(writer, id, (one) =>
    writer.transaction().create(freshMessage({ record: one._id, kind: "link" }, now)),
  );
