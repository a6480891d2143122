import type { TimingRecord } from "./types.ts";

type Measured = Pick<TimingRecord, "secondsADay" | "hours" | "positions">;

/** In seconds per day. Deviations add up to 0. */
function deviation(position: number, positions: number): number {
  return 1.4 * Math.sin((2 * Math.PI * position) / positions + 0.6);
}

/** Returns a position's rate, in seconds per day. */
export const getRate = ({ secondsADay, positions }: Measured, position: number) =>
  secondsADay + (positions > 1 ? deviation(position, positions) : 0);

/** Returns seconds gained after some hours. Positions repeat after the record. */
export function getSecondsGained(record: Measured, hour: number): number {
  const each = record.hours / record.positions;
  let gained = 0;
  for (let position = 0; position * each < hour; position++) {
    const inIt = Math.min(hour - position * each, each);
    gained += (getRate(record, position) * inIt) / 24;
  }
  return gained;
}

export const formatSigned = (value: number) => `${value < 0 ? "−" : "+"}${Math.abs(value)}`;
