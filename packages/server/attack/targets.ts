import { spread, type Told } from "./tell.ts";
import type { Met } from "./visitor.ts";

/** Highest median, as a multiple of the calm one. */
const maxSlowdown = 3;

/** Highest increase of the longest time, in ms. */
const maxDelay = 500;

/** Highest increase of the memory of all processes, in bytes. */
const maxMemory = 400 * 1024 * 1024;

export interface Figures {
  calm: Met;
  attacked: Met;
  /** Figures after the rest. */
  rested: Met;
  /** Memory of all processes, in bytes. */
  memory: { calm: number; most: number };
  /** Answers of 5xx, and errors in the log. */
  faults: number;
}

/** Compares figures with the targets of `docs/reliability.md`. Returns a sentence for each miss. */
export function findMisses({ calm, attacked, rested, memory, faults }: Figures): string[] {
  const misses: string[] = [];
  const spreadTimes = (all: Told[]) => spread(all.map(({ ms }) => ms));
  for (const what of ["home", "list", "picture", "live"] as const)
    for (const [when, met] of Object.entries({ attacked, "after the rest": rested })) {
      const [before, after] = [spreadTimes(calm[what]), spreadTimes(met[what])];
      const name = `${what}, ${when}`;
      if (after.median > before.median * maxSlowdown)
        misses.push(`${name}: median over ${maxSlowdown} ×`);
      // `live` connects anew each time, and Node accepts one connection each turn of the event loop.
      if (what !== "live" && after.most > before.most + maxDelay)
        misses.push(`${name}: longest over +${maxDelay} ms`);
      if (met[what].some(({ status }) => status !== 200)) misses.push(`${name}: not always 200`);
    }
  if (attacked.form.some(({ status }) => status !== 201)) misses.push("form: not always 201");
  if (memory.most > memory.calm + maxMemory) misses.push("memory: over +400 MB");
  if (faults > 0) misses.push("5xx or errors in the log");
  return misses;
}
