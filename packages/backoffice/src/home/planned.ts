import { officeTimeZone } from "@agency/content/office-time";
import type { Writer } from "@agency/server/submissions";

type PlannedKind =
  | "publication"
  | "withdrawal"
  | "notice-start"
  | "notice-end"
  | "deadline"
  | "newsletter"
  | "sent"
  | "launch"
  | "opening";

/** Event that happens by itself. */
export interface PlannedEvent {
  kind: PlannedKind;
  id: string;
  type: string;
  /** Empty without one. */
  title: string;
  /** ISO 8601. Null for a whole day. */
  at: string | null;
  /** ISO 8601, in the office's time zone. */
  day: string;
  /** Whether the draft must be published first. */
  isDraft: boolean;
}

interface Found {
  kind: PlannedKind;
  id: string;
  type: string;
  title: unknown;
  at: string;
}

/** ISO 8601 days, inclusive. */
export interface DayRange {
  first: string;
  last: string;
}

export interface PlannedDeps {
  content: Writer;
  submissions: Writer;
}

/** Formats as ISO 8601. */
const calendar = new Intl.DateTimeFormat("sv-SE", { timeZone: officeTimeZone, dateStyle: "short" });

export const toDay = (moment: number): string => calendar.format(moment);

const dayLength = 86_400_000;

const select = (kind: PlannedKind, filter: string, field: string, title = "title"): string =>
  `*[${filter} && ${field} >= $from && ${field} < $to] {
    "kind": "${kind}", "id": _id, "type": _type, "title": ${title}, "at": ${field}
  }`;

const shownPost = '_type == "blogPost" && isPublished == true';
const withdrawable = [
  shownPost,
  '_type == "caseStudy" && isPublished == true',
  '_type == "jobVacancy" && isActive == true',
];
const openVacancy =
  '_type == "jobVacancy" && isActive == true && (!defined(withdrawAt) || withdrawAt > applicationDeadline)';
const notice = '_id == "notice" && isShown == true';

const published = [
  select("publication", shownPost, "publishedDate"),
  ...withdrawable.map((filter) => select("withdrawal", filter, "withdrawAt")),
  select("notice-start", notice, "from", "text"),
  select("notice-end", notice, "until", "text"),
  select("deadline", openVacancy, "applicationDeadline"),
  select("launch", '_type == "product" && state != "launched"', "launchAt", "name"),
  select("launch", '_type == "product"', "nextLaunchAt", "name"),
  select("opening", '_type == "office" && state != "open"', "opensAt", "name"),
  select("sent", '_type == "newsletterIssue"', "sentAt", "subject"),
];

const drafted = select(
  "publication",
  `_id in path("drafts.**") && ${shownPost} && publishedDate > $now`,
  "publishedDate",
);

const planned = select(
  "newsletter",
  '_type == "newsletterSending" && state == "planned"',
  "dueAt",
  '""',
).replace('"id": _id, "type": _type', '"id": issue, "type": "newsletterIssue"');

/** Lists what is planned on these days, in order, or has happened. */
export async function findPlanned(deps: PlannedDeps, range: DayRange): Promise<PlannedEvent[]> {
  // Office days do not begin at midnight in UTC.
  const from = new Date(Date.parse(range.first) - dayLength).toISOString();
  const to = new Date(Date.parse(range.last) + 2 * dayLength).toISOString();
  const { content, submissions } = deps;
  const raw = content.withConfig({ perspective: "raw" });
  const [found, drafts, newsletters] = await Promise.all([
    content
      .withConfig({ perspective: "published" })
      .fetch<Found[][]>(`[${published.join(", ")}]`, { from, to }),
    raw.fetch<Found[]>(drafted, { from, to, now: new Date().toISOString() }),
    submissions.fetch<Found[]>(planned, { from, to }),
  ]);
  return [
    ...found.flat().map((one) => toEvent(one)),
    ...(await withoutPublished(raw, drafts)).map((one) => toEvent(one, true)),
    ...(await withSubjects(raw, newsletters)).map((one) => toEvent(one)),
  ]
    .filter(({ day }) => day >= range.first && day <= range.last)
    .sort(inOrder);
}

function toEvent({ at, title, ...one }: Found, isDraft = false): PlannedEvent {
  const isDay = one.kind === "deadline";
  return {
    ...one,
    title: typeof title === "string" ? title : "",
    at: isDay ? null : at,
    day: isDay ? at.slice(0, 10) : toDay(Date.parse(at)),
    isDraft,
  };
}

/** Whole days come first. */
const inOrder = (one: PlannedEvent, other: PlannedEvent): number =>
  one.day.localeCompare(other.day) || (one.at ?? "").localeCompare(other.at ?? "");

/** Changes are not planned before they are published. */
async function withoutPublished(raw: Writer, drafts: readonly Found[]): Promise<Found[]> {
  const own = drafts.map((one) => ({ ...one, id: one.id.replace(/^drafts\./, "") }));
  const ids = await raw.fetch<string[]>("*[_id in $ids]._id", { ids: own.map(({ id }) => id) });
  return own.filter(({ id }) => !ids.includes(id));
}

async function withSubjects(raw: Writer, newsletters: readonly Found[]): Promise<Found[]> {
  const ids = newsletters.flatMap(({ id }) => [id, `drafts.${id}`]);
  const issues = await raw.fetch<{ _id: string; subject: unknown }[]>(
    "*[_id in $ids] { _id, subject }",
    { ids },
  );
  const subjects = new Map(issues.map(({ _id, subject }) => [_id, subject]));
  return newsletters.map((one) => ({
    ...one,
    title: subjects.get(`drafts.${one.id}`) ?? subjects.get(one.id),
  }));
}
