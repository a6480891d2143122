import { randomUUID } from "node:crypto";
import { createMessage } from "../records/messages.ts";
import { readPhone } from "../records/phone.ts";
import { visitor as by, createStatusChange } from "../records/statuses.ts";
import { type Writer, withRetries } from "../records/store.ts";
import type { Application, Deletion, HandlingChange } from "../records/types.ts";

/* All changes are idempotent and throw `content-unavailable`. */

/** Retries concurrent changes by staff. */
const changed = (
  writer: Writer,
  id: string,
  change: (one: Application) => ReturnType<Writer["transaction"]> | undefined,
): Promise<void> =>
  withRetries(async () => {
    const one = await writer.getDocument<Application>(id);
    const transaction = one && change(one);
    if (transaction) await transaction.commit({ returnDocuments: false });
  });

/**
 * Closes an application, deletes its resume and key, logs both and mails the applicant. No-op if
 * closed.
 */
export const withdraw = (writer: Writer, id: string, now = new Date()): Promise<void> =>
  changed(writer, id, (one) => {
    if (one.status === "closed") return undefined;
    const at = now.toISOString();
    const change = createStatusChange(one.status, "closed", by, now);
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
      .create(createMessage({ record: id, kind: "withdrawn" }, now));
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

const contactChange = (what: "email" | "phone", to: string, now: Date): HandlingChange => ({
  _key: randomUUID().slice(0, 12),
  at: now.toISOString(),
  by,
  what,
  to,
});

export interface Contact {
  email: string;
  phone: string;
}

const isSameAddress = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/**
 * Changes the phone number immediately. A new email address must be confirmed, because a mistyped
 * one would receive the applicant's mail.
 * @returns whether a confirmation link is sent
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
    const read = readPhone(phone);
    const unset = [
      ...(asks ? [] : ["newEmail"]),
      ...(read.phoneE164 ? [] : ["phoneE164"]),
      ...(read.phoneExtension ? [] : ["phoneExtension"]),
    ];
    const transaction = writer.transaction().patch(id, {
      ifRevisionID: one._rev,
      set: {
        phone,
        ...read,
        ...(asks && { newEmail: email }),
        handlingLog: [...(one.handlingLog ?? []), ...log],
      },
      unset,
    });
    const ask = createMessage({ record: id, kind: "confirm", to: email }, now);
    return asks ? transaction.create(ask) : transaction;
  });
  return asks;
}

/**
 * Sets the confirmed address, notifies the former one and mails a new link. No-op unless `email` is
 * pending.
 */
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
      .create(createMessage({ record: id, kind: "changed", to: one.email }, now))
      .create(createMessage({ record: id, kind: "link" }, now));
  });

/** Mails a new link to the application's address. */
export const sendLink = (writer: Writer, id: string, now = new Date()): Promise<void> =>
  changed(writer, id, (one) =>
    writer.transaction().create(createMessage({ record: one._id, kind: "link" }, now)),
  );
