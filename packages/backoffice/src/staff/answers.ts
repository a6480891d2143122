import { interpolate } from "@agency/server/mail";
import type { Application, Enquiry, Message, Writer } from "@agency/server/submissions";
import { createMessage, createMessageId, createStatusPatch } from "@agency/server/submissions";
import type { StaffDeps } from "./deps.ts";
import { DeskError, getName } from "./find-submissions.ts";
import { createPendingMail, patchUnlessChanged } from "./update-record.ts";

/* Stored with the record, and sent once by the outbox. */

export interface Answer {
  /** Idempotency key of the form. */
  key: string;
  template: string;
  subject: string;
  text: string;
  /** Author's name. */
  sender: string;
  /** @default the agency's mailbox */
  replyTo?: string | undefined;
  /** Status set with the answer. @default unchanged */
  to?: string | undefined;
}

/** @throws DeskError for an unknown placeholder */
function fillPlaceholders(
  one: Application | Enquiry,
  text: string,
  sender: string,
  shown: (value: string) => string,
): string {
  const isApplication = one._type === "jobApplication";
  const filled = interpolate(text, {
    name: shown(isApplication ? one.applicantName : one.name),
    position: shown(isApplication ? (one.positionTitle ?? one.jobTitle) : ""),
    reference: shown(one.reference),
    sender: shown(sender),
  });
  const [placeholder] = /\{\{.*?\}\}/.exec(filled) ?? [];
  if (placeholder === undefined) return filled;
  throw new DeskError(`The reply to ${getName(one)} still contains ${placeholder}. Replace it.`);
}

/** Isolates names from the text's direction. */
const isolateDirection = (value: string): string => `\u2068${value}\u2069`;

/**
 * Queues an answer's mail and optional status change, in one transaction.
 *
 * @throws DeskError for an unknown placeholder or changed record, StatusError for the status
 */
export async function answer(
  { writer, ...author }: StaffDeps,
  one: Application | Enquiry,
  { key, template, sender, replyTo, to, ...words }: Answer,
  now = new Date(),
): Promise<void> {
  const { by } = author;
  const { answers = [], status } = one;
  const subject = fillPlaceholders(one, words.subject, sender, (value) => value);
  const text = fillPlaceholders(one, words.text, sender, isolateDirection);
  const step = to !== undefined && to !== status ? createStatusPatch(one, to, author, now) : {};
  const written = { by, sender, template, subject, text, ...(replyTo && { replyTo }) };
  const trace = { _key: key, at: now.toISOString(), by, template };
  await patchUnlessChanged(one, () =>
    writer
      .transaction()
      .create(createMessage({ key, record: one._id, kind: "answer", answer: written }, now))
      .patch(one._id, { ifRevisionID: one._rev, set: { ...step, answers: [...answers, trace] } })
      .commit({ returnDocuments: false }),
  );
}

export const hasAnswer = ({ answers = [] }: Application | Enquiry, key: string): boolean =>
  answers.some(({ _key }) => _key === key);

/**
 * Queues a mail with the link to the applicant's page.
 *
 * @throws DeskError for other records
 */
export async function sendPageLink(
  { writer }: StaffDeps,
  one: Application | Enquiry,
): Promise<void> {
  if (one._type !== "jobApplication")
    throw new DeskError(`${getName(one)} is not an application.`, "mail-unavailable");
  await writer.create(createMessage({ record: one._id, kind: "link" }), { returnDocuments: false });
}

/** Retries a message with the same Message-ID. */
export async function resendMessage(
  { writer }: { writer: Writer },
  one: Application | Enquiry,
  key: string,
): Promise<void> {
  const message = await writer.getDocument<Message>(createMessageId(key));
  if (message?.record !== one._id)
    throw new DeskError(`${getName(one)} has no such message.`, "not-found");
  if (message.mail.state === "sending")
    throw new DeskError("The email is being sent now.", "mail-unavailable");
  await patchUnlessChanged(one, () =>
    writer
      .patch(message._id)
      .ifRevisionId(message._rev)
      .set({ mail: createPendingMail() })
      .commit(),
  );
}
