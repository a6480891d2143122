import { appendFileSync } from "node:fs";

/** Prints a result and records it for `docs/reliability.md`. */
export function recordFigure(test: string, outcome: string): void {
  process.stdout.write(`${test}: ${outcome}\n`);
  const file = process.env.FIGURES_FILE;
  if (file) appendFileSync(file, `${JSON.stringify({ test, outcome })}\n`);
}
