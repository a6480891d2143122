import { type Reply, summarize } from "./client.ts";
import type { Measurements } from "./visitor.ts";

/** Multiple of the calm median. */
const maxSlowdown = 3;

/** Increase, in ms. */
const maxDelay = 500;

/** Increase, in bytes. */
const maxMemory = 400 * 1024 * 1024;

export interface Figures {
  calm: Measurements;
  attacked: Measurements;
  rested: Measurements;
  memory: { calm: number; peak: number };
  /** 5xx responses and logged errors. */
  faults: number;
}

/** Compares figures with `docs/reliability.md`. */
export function findMissedTargets({ calm, attacked, rested, memory, faults }: Figures): string[] {
  const missed: string[] = [];
  const spreadTimes = (all: Reply[]) => summarize(all.map(({ ms }) => ms));
  for (const what of ["home", "list", "picture", "live"] as const)
    for (const [when, measurements] of Object.entries({ attacked, "after the rest": rested })) {
      const [before, after] = [spreadTimes(calm[what]), spreadTimes(measurements[what])];
      const name = `${what}, ${when}`;
      if (after.median > before.median * maxSlowdown)
        missed.push(`${name}: median over ${maxSlowdown} ×`);
      // `live` opens connections, which Node accepts one per event-loop turn.
      if (what !== "live" && after.peak > before.peak + maxDelay)
        missed.push(`${name}: longest over +${maxDelay} ms`);
      if (measurements[what].some(({ status }) => status !== 200))
        missed.push(`${name}: not always 200`);
    }
  if (attacked.form.some(({ status }) => status !== 201)) missed.push("form: not always 201");
  if (memory.peak > memory.calm + maxMemory) missed.push("memory: over +400 MB");
  if (faults > 0) missed.push("5xx or errors in the log");
  return missed;
}
