import type { StatusChange, Writer } from "@agency/server/submissions";
import { visitor } from "@agency/server/submissions";
import type { InboxType } from "../roles.ts";

const hour = 3_600_000;
const day = 24 * hour;
const week = 7 * day;

/** How many weeks are told of. */
const weeks = 12;

/** What is promised on the site: an answer within so many ms. */
const promised = day;

/** What is counted of a record. Times are ISO 8601. */
export interface Counted {
  at: string;
  /** The staff's own steps: that somebody takes an application back answers nothing. */
  statusLog: Pick<StatusChange, "at" | "from">[] | null;
  /** Of the first answer that was written at the desk. */
  answeredAt: string | null;
  /** From then on nobody waits for an answer. */
  withdrawnAt: string | null;
}

/** How a week went. */
export interface Week {
  /** Its Monday, in UTC. */
  start: string;
  received: number;
  /** Of these, how many were answered so far. */
  answered: number;
  /** To the first answer, of those that were answered; null where none was. */
  medianHours: number | null;
  /** Of those that were answered, or are late: how many were in time, 0 to 1; null where there are none. */
  inTime: number | null;
}

/** The start of the week (ISO 8601: Monday) that a time is in, in ms. 1 January 1970 was a Thursday. */
const getWeekStart = (time: number): number => Math.floor((time + 3 * day) / week) * week - 3 * day;

/** When the oldest of the weeks begins that are told of. */
const firstWeek = (now: number): number => getWeekStart(now) - (weeks - 1) * week;

/** Ms for which somebody has waited, or did until they took it back. */
const waited = ({ at, withdrawnAt }: Counted, now: number): number =>
  (withdrawnAt ? Date.parse(withdrawnAt) : now) - Date.parse(at);

/** Ms from a record's coming to its first answer or step away from "new"; none where there was neither. */
function answerTime({ at, statusLog, answeredAt }: Counted): number | undefined {
  const first = (statusLog ?? []).find(({ from }) => from === "new");
  const times = [first?.at, answeredAt].flatMap((time) => (time ? [Date.parse(time)] : []));
  return times.length > 0 ? Math.min(...times) - Date.parse(at) : undefined;
}

function median(values: number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1);
  if (middle.length === 0) return null;
  return middle.reduce((sum, value) => sum + value, 0) / middle.length;
}

function getFigures(records: readonly Counted[], start: number, now: number): Week {
  const times = records.map(answerTime);
  const answered = times.filter((time) => time !== undefined);
  // One that waits and still has time left is neither in time nor late.
  const late = records.filter(
    (one, deps) => times[deps] === undefined && waited(one, now) > promised,
  );
  const due = answered.length + late.length;
  const middle = median(answered);
  return {
    start: new Date(start).toISOString(),
    received: records.length,
    answered: answered.length,
    medianHours: middle === null ? null : middle / hour,
    inTime: due === 0 ? null : answered.filter((time) => time <= promised).length / due,
  };
}

/** The last twelve weeks, oldest first, and all of them together; the present one is not over. */
export function getNumbers(
  records: readonly Counted[],
  now: number,
): { weeks: Week[]; total: Week } {
  const first = firstWeek(now);
  const counted = records.filter(({ at }) => Date.parse(at) >= first);
  const byWeek = Map.groupBy(counted, ({ at }) => getWeekStart(Date.parse(at)));
  return {
    weeks: Array.from({ length: weeks }, (_, deps) => {
      const start = first + deps * week;
      return getFigures(byWeek.get(start) ?? [], start, now);
    }),
    total: getFigures(counted, first, now),
  };
}

/** What `getNumbers` counts of a kind. */
export const findCounted = (writer: Writer, type: InboxType, now: number): Promise<Counted[]> =>
  writer.fetch<Counted[]>(
    `*[_type == $type && coalesce(appliedAt, receivedAt) >= $first] {
      "at": coalesce(appliedAt, receivedAt), "statusLog": statusLog[by != $visitor] { at, from },
      "answeredAt": answers[0].at, withdrawnAt
    }`,
    { type, visitor, first: new Date(firstWeek(now)).toISOString() },
  );
