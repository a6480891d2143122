import type { BothLanguages } from "../internal/Drawing.tsx";
import type { Boarding, Departures, LineStop, QuayTimetableContent } from "./types.ts";

export type Script = keyof BothLanguages;

const day = 24 * 60;
const locales: Record<Script, string> = { en: "en-GB", ar: "ar-AE-u-nu-latn" };

/** Minutes after midnight of `06:12`. */
export function parseMinutes(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

/** The hour as a board shows it, of any day: 1450 is `00:10`. */
export function formatHour(minutes: number): string {
  const within = ((minutes % day) + day) % day;
  return [Math.floor(within / 60), within % 60].map((part) => `${part}`.padStart(2, "0")).join(":");
}

/** Departures in minutes after midnight; those of a line come from its end, some minutes later. */
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

export const getDepartures = ({ first, every, count }: Rule): number[] =>
  Array.from({ length: count }, (_, index) => first + index * every);

/** The next one, in minutes after this midnight: yesterday's late boats and tomorrow's first count too. */
function getNextDeparture({ first, every, count }: Rule, now: number): number {
  for (const start of [first - day, first]) {
    const index = Math.max(0, Math.ceil((now - start) / every));
    if (index < count) return start + index * every;
  }
  return first + day;
}

/** Minutes from one stop of a line to a later one, in the direction given by their order. */
export function rideMinutes(
  { stops, stopMinutes }: QuayTimetableContent["line"],
  from: number,
  to: number,
): number {
  const [start, end] = from < to ? [from, to] : [to, from];
  const crossings = stops.slice(start + 1, end + 1).reduce((sum, stop) => sum + stop.minutes, 0);
  return crossings + Math.max(0, end - start - 1) * stopMinutes;
}

/** When boats leave a stop of the line, in one of its directions. */
export function lineRule(line: QuayTimetableContent["line"], stop: number, outward: boolean): Rule {
  const start = outward ? 0 : line.stops.length - 1;
  const later = stop === start ? 0 : rideMinutes(line, start, stop) + line.stopMinutes;
  return getRule(outward ? line.outward : line.homeward, later);
}

export interface Departure {
  /** The place's own, the same at any hour. */
  id: string;
  name: BothLanguages;
  /** Minutes after this midnight; tomorrow's are above 1440. */
  at: number;
  /** Of the crossing. */
  minutes: number;
  boarding: Boarding;
}

const listed = (stop: LineStop, index: number) =>
  stop.boarding ? [{ name: stop.name, boarding: stop.boarding, index }] : [];

/** Where one can go from this quay, each place with its next boat, the soonest first. */
export function nextDepartures(content: QuayTimetableContent, now: number): Departure[] {
  const { line, destinations } = content;
  const onLine = line.stops.flatMap(listed).map(({ name, boarding, index }) => ({
    id: `line-${index}`,
    name,
    at: getNextDeparture(lineRule(line, line.here, index > line.here), now),
    minutes: rideMinutes(line, line.here, index),
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

/** How soon, in words. In hours from two on, as 119 minutes are still read faster than "2 hours" is trusted. */
export function howSoon(minutes: number, script: Script): string {
  const format = new Intl.RelativeTimeFormat(locales[script], { numeric: "auto" });
  return minutes < 120
    ? format.format(minutes, "minute")
    : format.format(Math.round(minutes / 60), "hour");
}

export const filled = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => `${values[name] ?? whole}`);
