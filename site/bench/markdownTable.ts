export interface Row {
  measure: string;
  time: string;
  details: string;
  target: string;
  isMet: boolean;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

export const ms = (value: number): string => `${value.toFixed(value < 10 ? 1 : 0)} ms`;

export const line = (cells: string[]): string => `| ${cells.join(" | ")} |`;

export const table = (head: string[], rows: string[][]): string =>
  [head, head.map(() => "---"), ...rows].map(line).join("\n");

export function summary(rows: Row[]): string {
  return table(
    ["measure", "time", "details", "target", "met"],
    rows.map(({ measure, time, details, target, isMet }) => [
      measure,
      time,
      details,
      target,
      isMet ? "yes" : "no",
    ]),
  );
}
