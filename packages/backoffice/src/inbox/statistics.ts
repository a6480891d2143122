import type { Writer } from "@agency/server/submissions";
import { visitor } from "@agency/server/submissions";
import type { InboxType } from "../roles.ts";

const hour = 3_600_000;
const day = 24 * hour;
const week = 7 * day;

const weeks = 12;

/** Promised response time. */
const maxResponseTime = day;

/** Times are ISO 8601. */
export interface CountedRecord {
  at: string;
  /** First written answer. */
  answeredAt: string | null;
  /** Whether staff changed the status. */
  isMoved: boolean;
  /** No answer is expected from then on. */
  withdrawnAt: string | null;
}

export interface Week {
  /** Monday, in UTC. */
  start: string;
  received: number;
  answered: number;
  /** Moved by staff without a written answer. */
  moved: number;
  /** Null without answers. */
  medianHours: number | null;
  /** Share of answers in time among answered and late records, 0 to 1, or null. */
  inTime: number | null;
}

/** 1 January 1970 was a Thursday. */
const getWeekStart = (time: number): number => Math.floor((time + 3 * day) / week) * week - 3 * day;

const getFirstWeek = (now: number): number => getWeekStart(now) - (weeks - 1) * week;

const getWaitingTime = ({ at, withdrawnAt }: CountedRecord, now: number): number =>
  (withdrawnAt ? Date.parse(withdrawnAt) : now) - Date.parse(at);

/** In ms. */
const getResponseTime = ({ at, answeredAt }: CountedRecord): number | undefined =>
  answeredAt ? Date.parse(answeredAt) - Date.parse(at) : undefined;

function median(values: number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1);
  if (middle.length === 0) return null;
  return middle.reduce((sum, value) => sum + value, 0) / middle.length;
}

function getFigures(records: readonly CountedRecord[], start: number, now: number): Week {
  const times = records.map(getResponseTime);
  const answered = times.filter((time) => time !== undefined);
  // Waiting within the promised time does not count.
  const late = records.filter(
    (one, place) => times[place] === undefined && getWaitingTime(one, now) > maxResponseTime,
  );
  const due = answered.length + late.length;
  const middle = median(answered);
  return {
    start: new Date(start).toISOString(),
    received: records.length,
    answered: answered.length,
    moved: records.filter(({ isMoved, answeredAt }) => isMoved && !answeredAt).length,
    medianHours: middle === null ? null : middle / hour,
    inTime: due === 0 ? null : answered.filter((time) => time <= maxResponseTime).length / due,
  };
}

/** Returns the last twelve weeks, oldest first, and their total. The current one is incomplete. */
export function getStatistics(
  records: readonly CountedRecord[],
  now: number,
): { weeks: Week[]; total: Week } {
  const first = getFirstWeek(now);
  const counted = records.filter(({ at }) => Date.parse(at) >= first);
  const byWeek = Map.groupBy(counted, ({ at }) => getWeekStart(Date.parse(at)));
  return {
    weeks: Array.from({ length: weeks }, (_, place) => {
      const start = first + place * week;
      return getFigures(byWeek.get(start) ?? [], start, now);
    }),
    total: getFigures(counted, first, now),
  };
}

/** Fetches the records of these weeks. */
export const findCountedRecords = (
  writer: Writer,
  type: InboxType,
  now: number,
): Promise<CountedRecord[]> =>
  writer.fetch<CountedRecord[]>(
    `*[_type == $type && coalesce(appliedAt, receivedAt) >= $first] {
      "at": coalesce(appliedAt, receivedAt), "isMoved": coalesce(count(statusLog[by != $visitor]) > 0, false),
      "answeredAt": answers[0].at, withdrawnAt
    }`,
    { type, visitor, first: new Date(getFirstWeek(now)).toISOString() },
  );
