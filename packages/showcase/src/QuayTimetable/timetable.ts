import type { BilingualText } from "../internal/Drawing.tsx";
import type { Boarding, Departures, LineStop, QuayTimetableContent } from "./types.ts";

export type Script = keyof BilingualText;

const day = 24 * 60;
const locales: Record<Script, string> = { en: "en-GB", ar: "ar-AE-u-nu-latn" };

/** Parses `06:12` to minutes since midnight. */
export function parseMinutes(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

/** Formats minutes of any day: 1450 is `00:10`. */
export function formatTime(minutes: number): string {
  const within = ((minutes % day) + day) % day;
  return [Math.floor(within / 60), within % 60].map((part) => `${part}`.padStart(2, "0")).join(":");
}

/** Minutes since midnight. */
interface Rule {
  first: number;
  every: number;
  count: number;
}

function getRule({ first, every, last }: Departures, later = 0): Rule {
  const step = Math.max(1, every);
  const start = parseMinutes(first);
  const count = Math.max(1, Math.floor((parseMinutes(last) - start) / step) + 1);
  return { first: start + later, every: step, count };
}

/** Returns all departures in minutes since midnight. */
export const getDepartures = ({ first, every, count }: Rule): number[] =>
  Array.from({ length: count }, (_, index) => first + index * every);

/** Minutes since midnight. Includes yesterday's late and tomorrow's first boats. */
function getNextDeparture({ first, every, count }: Rule, now: number): number {
  for (const start of [first - day, first]) {
    const index = Math.max(0, Math.ceil((now - start) / every));
    if (index < count) return start + index * every;
  }
  return first + day;
}

/** Returns minutes between two stops in either direction, with intermediate stops. */
export function getRideMinutes(
  { stops, stopMinutes }: QuayTimetableContent["line"],
  from: number,
  to: number,
): number {
  const [start, end] = from < to ? [from, to] : [to, from];
  const crossings = stops.slice(start + 1, end + 1).reduce((sum, stop) => sum + stop.minutes, 0);
  return crossings + Math.max(0, end - start - 1) * stopMinutes;
}

/** Returns departures from a stop, outward or homeward. */
export function getLineRule(
  line: QuayTimetableContent["line"],
  stop: number,
  outward: boolean,
): Rule {
  const start = outward ? 0 : line.stops.length - 1;
  const later = stop === start ? 0 : getRideMinutes(line, start, stop) + line.stopMinutes;
  return getRule(outward ? line.outward : line.homeward, later);
}

export interface Departure {
  id: string;
  name: BilingualText;
  /** Minutes since today's midnight, above 1440 tomorrow. */
  at: number;
  minutes: number;
  boarding: Boarding;
}

const listed = (stop: LineStop, index: number) =>
  stop.boarding ? [{ name: stop.name, boarding: stop.boarding, index }] : [];

/** Returns the next departure per destination, soonest first. */
export function getNextDepartures(content: QuayTimetableContent, now: number): Departure[] {
  const { line, destinations } = content;
  const onLine = line.stops.flatMap(listed).map(({ name, boarding, index }) => ({
    id: `line-${index}`,
    name,
    at: getNextDeparture(getLineRule(line, line.here, index > line.here), now),
    minutes: getRideMinutes(line, line.here, index),
    boarding,
  }));
  const others = destinations.map(({ name, minutes, departures, boarding }, index) => ({
    id: `other-${index}`,
    name,
    at: getNextDeparture(getRule(departures), now),
    minutes,
    boarding,
  }));
  return [...onLine, ...others].sort((one, other) => one.at - other.at);
}

/** Formats a wait: in minutes below two hours, then in hours. */
export function formatWaitingTime(minutes: number, script: Script): string {
  const format = new Intl.RelativeTimeFormat(locales[script], { numeric: "auto" });
  return minutes < 120
    ? format.format(minutes, "minute")
    : format.format(Math.round(minutes / 60), "hour");
}

/** Replaces `{{name}}` placeholders. Leaves those without a value. */
export const fillPlaceholders = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => `${values[name] ?? whole}`);
