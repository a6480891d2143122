import type { Language } from "@agency/content/language";
import { statuses } from "@agency/content/statuses";
import type { Application, Enquiry, Writer } from "@agency/server/submissions";
import { fetchMessages, isAnswered } from "@agency/server/submissions";
import { isActive, listPeople } from "../accounts/index.ts";
import { getInboxes, type InboxType } from "../roles.ts";
import { DeskError, findSubmission } from "../staff/find-submissions.ts";
import { toReadableMessage } from "../staff/read-record.ts";
import type { Wanted } from "./request-schemas.ts";

const maxRows = 50;

export interface InboxStore {
  writer: Writer;
  people: Writer;
}

/** Contains no texts or addresses. Times are ISO 8601. */
interface Row {
  reference: string;
  rev: string;
  at: string;
  name: string;
  /** Vacancy or service. */
  about: string | null;
  status: string;
  assignee: string | null;
  assigneeName: string | null;
  rating: number | null;
  /** State of the record's own mail, or "failed" if any failed. */
  mail: string | null;
  language: Language;
  isWithdrawn: boolean;
  /** Whether the status has a written answer. */
  isAnswered: boolean;
  hasResume: boolean;
  /** Last answer or submission. Null in the last status. */
  waitingSince: string | null;
}

type FoundRow = Omit<Row, "assigneeName" | "isAnswered"> &
  Pick<Application | Enquiry, "_id"> & {
    statusLog: NonNullable<Application["statusLog"]> | null;
    answers: NonNullable<Application["answers"]> | null;
  };

const failed = `*[_type == "message" && mail.state == "failed"].record`;
const about = "coalesce(jobTitle, service)";

const searched = [
  "reference",
  "coalesce(applicantName, name)",
  "email",
  "phone",
  about,
  "positionTitle",
  "coalesce(coverLetter, message)",
];
const text = `lower(array::join([${searched.map((field) => `coalesce(${field}, "")`).join(", ")}], " "))`;

const maxWords = 8;

const getWords = (search: string): string[] =>
  search.normalize().toLowerCase().split(/\s+/u).filter(Boolean).slice(0, maxWords);

const day = 86_400_000;

/** Lists a page of records, newest first. `isMore`: another page follows. */
export async function listRows(
  { writer, people }: InboxStore,
  type: InboxType,
  { at, after, search = "", waiting, resume, ...wanted }: Wanted,
): Promise<{ rows: Row[]; isMore: boolean }> {
  const getReceivedAt = type === "jobApplication" ? "appliedAt" : "receivedAt";
  const waitingSince = `select(status != $last => coalesce(answers[-1].at, ${getReceivedAt}))`;
  const words = getWords(search).map((word, place) => [`word${place}`, word]);
  const filters = [
    `_type == $type && ($status == null || status == $status)`,
    `($assignee == null || assignee == $assignee || ($assignee == "none" && !defined(assignee)))`,
    `($rating == null || rating == $rating) && ($about == null || ${about} == $about)`,
    `($mail == null || mail.state == $mail || ($mail == "failed" && _id in ${failed}))`,
    `($until == null || ${waitingSince} <= $until)`,
    `($resume == null || defined(resume) == ($resume == "yes"))`,
    `(${getReceivedAt} < $at || (${getReceivedAt} == $at && reference > $after))`,
    ...words.map(([name]) => `count(string::split(${text}, $${name})) > 1`),
  ];
  const query = `{ "found": *[${filters.join(" && ")}]
      | order(${getReceivedAt} desc, reference asc) [0...${maxRows + 1}] {
        reference, "rev": _rev, "at": ${getReceivedAt}, "name": coalesce(applicantName, name),
        "about": ${about}, status, assignee, rating, "mail": mail.state,
        language, "isWithdrawn": defined(withdrawnAt), "hasResume": defined(resume),
        "waitingSince": ${waitingSince}, statusLog, answers, _id
      },
      "failed": ${failed} }`;
  const [answer, names] = await Promise.all([
    writer.fetch<{ found: FoundRow[]; failed: string[] }>(query, {
      type,
      at,
      after,
      last: statuses[type].at(-1) ?? "",
      status: wanted.status ?? null,
      assignee: wanted.assignee?.toLowerCase() ?? null,
      rating: wanted.rating ?? null,
      about: wanted.about ?? null,
      mail: wanted.mail ?? null,
      until: waiting === undefined ? null : new Date(Date.now() - waiting * day).toISOString(),
      resume: resume ?? null,
      ...Object.fromEntries(words),
    }),
    getNames(people),
  ]);
  const rows = answer.found.slice(0, maxRows).map(({ _id, statusLog, answers, ...row }) => ({
    ...row,
    assigneeName: row.assignee && (names[row.assignee] ?? row.assignee),
    mail: answer.failed.includes(_id) ? "failed" : row.mail,
    isAnswered: isAnswered({
      status: row.status,
      statusLog: statusLog ?? [],
      answers: answers ?? [],
    }),
  }));
  return { rows, isMore: answer.found.length > maxRows };
}

/** Lists the vacancies or services of all records. */
export const listSubjects = (writer: Writer, type: InboxType): Promise<string[]> =>
  writer.fetch<string[]>(
    `array::unique(*[_type == $type && defined(${about})] { "about": ${about} }.about)`,
    { type },
  );

/**
 * Finds a record by its reference.
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
  throw new DeskError(`There is no record "${reference}".`, "not-found");
}

export async function getProgress({ writer, people }: InboxStore, one: Application | Enquiry) {
  const { _rev: rev, status, statusLog = [], notes = [], handlingLog = [] } = one;
  const { assignee = null, rating = null } = one;
  const [found, names] = await Promise.all([fetchMessages(writer, [one._id]), getNames(people)]);
  const messages = found.map(toReadableMessage);
  const mail = one.mail?.state ?? null;
  const isWithdrawn = "withdrawnAt" in one;
  return {
    rev,
    status,
    isAnswered: isAnswered(one),
    isWithdrawn,
    names,
    statusLog,
    notes,
    handlingLog,
    assignee,
    rating,
    mail,
    messages,
  };
}

/** Includes former staff. By mail address. */
async function getNames(people: Writer): Promise<Record<string, string>> {
  const all = await listPeople(people);
  return Object.fromEntries(all.flatMap(({ email, name }) => (name ? [[email, name]] : [])));
}

/** Lists active people with access to this inbox. */
export async function getHandlers(people: Writer, type: InboxType) {
  const all = await listPeople(people);
  return all
    .filter((person) => isActive(person) && getInboxes(person.role).includes(type))
    .map(({ email, name }) => ({ email, name }));
}
