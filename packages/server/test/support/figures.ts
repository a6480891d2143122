import { appendFileSync } from "node:fs";

/** Tells what a run came to, and notes it for `docs/reliability.md`; see `scripts/reliability.ts`. */
export function figure(test: string, outcome: string): void {
  process.stdout.write(`${test}: ${outcome}\n`);
  const file = process.env.FIGURES_FILE;
  if (file) appendFileSync(file, `${JSON.stringify({ test, outcome })}\n`);
}
