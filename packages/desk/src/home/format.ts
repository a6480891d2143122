import { officeTimeZone } from "@agency/content/office-time";
import { formatWaiting } from "../inbox/format.ts";
import type { PlannedEvent, Waiting } from "./api.ts";

const clock = new Intl.DateTimeFormat("en-GB", { timeZone: officeTimeZone, timeStyle: "short" });
const moment = new Intl.DateTimeFormat("en-GB", {
  timeZone: officeTimeZone,
  dateStyle: "medium",
  timeStyle: "short",
});
const date = new Intl.DateTimeFormat("en-GB", {
  timeZone: "UTC",
  weekday: "long",
  day: "numeric",
  month: "long",
});
const monthName = new Intl.DateTimeFormat("en-GB", {
  timeZone: "UTC",
  month: "long",
  year: "numeric",
});
const isoDay = new Intl.DateTimeFormat("sv-SE", { timeZone: officeTimeZone, dateStyle: "short" });

/** Time zone of the start page. */
export const zoneNote = `All times are in ${officeTimeZone.replace(/^.*\//, "")} time.`;

/** Format "14:05". */
export const formatClock = (at: string): string => clock.format(new Date(at));

/** Format "24 Nov 2026, 14:05". */
export const formatMoment = (at: string): string => moment.format(new Date(at));

/** Format "Tuesday 24 November". */
export const formatDate = (day: string): string => date.format(new Date(day));

/** Format "November 2026". */
export const formatMonth = (month: string): string => monthName.format(new Date(`${month}-01`));

/** Returns the office's month, as in "2026-11". */
export const getCurrentMonth = (now = Date.now()): string => isoDay.format(now).slice(0, 7);

export function shiftMonth(month: string, by: number): string {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + by)).toISOString().slice(0, 7);
}

export function listDays(month: string): string[] {
  const [year = 0, number = 0] = month.split("-").map(Number);
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return Array.from({ length }, (_, at) => `${month}-${String(at + 1).padStart(2, "0")}`);
}

/** Returns 1 (Monday) to 7. */
export const getWeekday = (day: string): number => new Date(day).getUTCDay() || 7;

const labels: Record<PlannedEvent["kind"], string> = {
  publication: "Goes live",
  withdrawal: "Goes offline",
  "notice-start": "Announcement starts",
  "notice-end": "Announcement ends",
  deadline: "Application deadline",
  newsletter: "Newsletter scheduled",
  sent: "Newsletter sent",
  launch: "Launch",
  opening: "Office opens",
};

export const getLabel = ({ kind }: PlannedEvent): string => labels[kind];

const count = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;

interface WaitingRow {
  href: string;
  text: string;
}

function describeNew(
  kind: "applications" | "enquiries",
  found: Waiting["applications"],
  now: number,
): WaitingRow[] {
  if (!found?.count) return [];
  const noun = kind === "applications" ? "new application" : "new enquiry";
  const counted = count(found.count, noun, `new ${kind}`);
  const longest = found.count === 1 ? "" : "oldest ";
  return [
    {
      href: `/desk/inbox#${kind}`,
      text: found.since ? `${counted}, ${longest}${formatWaiting(found.since, now)}` : counted,
    },
  ];
}

function describeTranslations(found: Waiting["translations"]): WaitingRow[] {
  const { missing, outdated } = found ?? { missing: 0, outdated: 0 };
  const parts = [
    missing > 0 && `${count(missing, "field")} missing Arabic`,
    outdated > 0 && `${count(outdated, "translation")} out of date`,
  ].filter((part) => part !== false);
  return parts.length > 0 ? [{ href: "/desk/translations", text: parts.join(", ") }] : [];
}

function describeAttention(number = 0): WaitingRow[] {
  if (number === 0) return [];
  return [
    {
      href: "/desk/attention",
      text: count(number, "document needs attention", "documents need attention"),
    },
  ];
}

/** Lists waiting work as links. */
export const describeWaiting = (waiting: Waiting, now: number): WaitingRow[] => [
  ...describeNew("applications", waiting.applications, now),
  ...describeNew("enquiries", waiting.enquiries, now),
  ...describeTranslations(waiting.translations),
  ...describeAttention(waiting.attention),
];
