import type { Language } from "@agency/content/language";
import type { Application, Enquiry, Writer } from "@agency/server/submissions";
import { fetchMessages } from "@agency/server/submissions";
import { isActive, listPeople } from "../accounts/index.ts";
import { getInboxes, type InboxType } from "../roles.ts";
import { DeskError, findSubmission } from "../staff/find-submissions.ts";
import { toReadableMessage } from "../staff/read-record.ts";
import type { Wanted } from "./request-schemas.ts";

const maxRows = 50;

/** Contains no texts or addresses. */
interface Row {
  reference: string;
  rev: string;
  /** ISO 8601. */
  at: string;
  name: string;
  /** Vacancy or service. */
  about: string | null;
  status: string;
  assignee: string | null;
  rating: number | null;
  /** State of the record's own mail, or "failed" if another one failed. */
  mail: string | null;
  language: Language;
  isWithdrawn: boolean;
}

const failed = `*[_type == "message" && mail.state == "failed"].record`;

/** Lists a page of records, newest first. `isMore`: whether another page follows. */
export async function listRows(
  writer: Writer,
  type: InboxType,
  { at, after, status, assignee, rating, mail }: Wanted,
): Promise<{ rows: Row[]; isMore: boolean }> {
  const getReceivedAt = type === "jobApplication" ? "appliedAt" : "receivedAt";
  const answer = await writer.fetch<{
    found: (Row & { _id: string })[];
    failed: string[];
  }>(
    `{ "found": *[_type == $type && ($status == null || status == $status)
      && ($assignee == null || assignee == $assignee) && ($rating == null || rating == $rating)
      && ($mail == null || mail.state == $mail || ($mail == "failed" && _id in ${failed}))
      && (${getReceivedAt} < $at || (${getReceivedAt} == $at && reference > $after))]
      | order(${getReceivedAt} desc, reference asc) [0...${maxRows + 1}] {
        reference, "rev": _rev, "at": ${getReceivedAt}, "name": coalesce(applicantName, name),
        "about": coalesce(jobTitle, service), status, assignee, rating, "mail": mail.state,
        language, "isWithdrawn": defined(withdrawnAt), _id
      },
      "failed": ${failed} }`,
    {
      type,
      at,
      after,
      status: status ?? null,
      assignee: assignee?.toLowerCase() ?? null,
      rating: rating ?? null,
      mail: mail ?? null,
    },
  );
  const rows = answer.found.slice(0, maxRows).map(({ _id, ...row }) => ({
    ...row,
    mail: answer.failed.includes(_id) ? "failed" : row.mail,
  }));
  return { rows, isMore: answer.found.length > maxRows };
}

/**
 * Finds a record of this type by its reference.
 *
 * @throws DeskError if there is none
 */
export async function findRecord(
  writer: Writer,
  type: InboxType,
  reference: string,
): Promise<Application | Enquiry> {
  const one = await findSubmission({ writer }, reference);
  if (one._type !== "newsletterSubscriber" && one._type === type) return one;
  throw new DeskError(`There is no such record "${reference}".`, "not-found");
}

export async function getProgress(writer: Writer, one: Application | Enquiry) {
  const { _rev: rev, status, statusLog = [], notes = [], handlingLog = [] } = one;
  const { assignee = null, rating = null } = one;
  const messages = (await fetchMessages(writer, [one._id])).map(toReadableMessage);
  const mail = one.mail?.state ?? null;
  const isWithdrawn = "withdrawnAt" in one;
  return {
    rev,
    status,
    isWithdrawn,
    statusLog,
    notes,
    handlingLog,
    assignee,
    rating,
    mail,
    messages,
  };
}

/** Lists active people with access to this inbox. */
export async function getHandlers(people: Writer, type: InboxType) {
  const all = await listPeople(people);
  return all
    .filter((person) => isActive(person) && getInboxes(person.role).includes(type))
    .map(({ email, name }) => ({ email, name }));
}
