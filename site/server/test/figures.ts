import { appendFileSync } from "node:fs";

/** Notes what a run came to, for `docs/reliability.md`; see `scripts/reliability.ts`. */
export function figure(test: string, outcome: string): void {
  const file = process.env.FIGURES_FILE;
  if (file) appendFileSync(file, `${JSON.stringify({ test, outcome })}\n`);
}
