/** One line of the table: what was measured, beside what, and what it should be. */
export interface Row {
  measure: string;
  ours: string;
  /** The same of each reference. */
  beside: string;
  target: string;
  met: boolean;
  /** Missed by so much that noise is no explanation; only for ratios, which hold on any machine. */
  isFar?: boolean;
}

/** The middle value. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

export const ms = (value: number): string => `${value.toFixed(value < 10 ? 1 : 0)} ms`;

/** A line of a table of Markdown. */
export const line = (cells: string[]): string => `| ${cells.join(" | ")} |`;

export const table = (head: string[], rows: string[][]): string =>
  [head, head.map(() => "---"), ...rows].map(line).join("\n");

export function summary(rows: Row[]): string {
  return table(
    ["measure", "ours", "beside it", "target", "met"],
    rows.map(({ measure, ours, beside, target, met }) => [
      measure,
      ours,
      beside,
      target,
      met ? "yes" : "no",
    ]),
  );
}
