import type { TimingRecord } from "./types.ts";

type Measured = Pick<TimingRecord, "secondsADay" | "hours" | "positions">;

/** How a position differs from the mean, in seconds a day: all of them together by nothing. */
function deviation(position: number, positions: number): number {
  return 1.4 * Math.sin((2 * Math.PI * position) / positions + 0.6);
}

/** Seconds a day in one position, from 0 on. */
export const rateIn = ({ secondsADay, positions }: Measured, position: number) =>
  secondsADay + (positions > 1 ? deviation(position, positions) : 0);

/** Seconds gained after so many hours; after the last one as many as its rate says. */
export function gainedAfter(record: Measured, hour: number): number {
  const each = record.hours / record.positions;
  let gained = 0;
  for (let position = 0; position * each < hour; position++) {
    const inIt = Math.min(hour - position * each, each);
    gained += (rateIn(record, position) * inIt) / 24;
  }
  return gained;
}

/** With the sign that typography has, not the keyboard. */
export const signed = (value: number) => `${value < 0 ? "−" : "+"}${Math.abs(value)}`;
