/** Times end in "ms". */
export type Figures = Record<string, number>;

/** Renders sizes side by side, with the ratio of the last to the first. */
export function renderTable(sizes: readonly number[], all: readonly Figures[]): string {
  const row = (name: string, cells: string[]) =>
    name.padEnd(26) + cells.map((cell) => cell.padStart(12)).join("");
  const [first = {}, last = {}] = [all[0], all.at(-1)];
  const rows = Object.keys(first).map((name) => {
    const cells = all.map((figures) => (figures[name] ?? 0).toFixed(name.endsWith("ms") ? 1 : 0));
    return row(name, [...cells, `× ${((last[name] ?? 0) / (first[name] ?? 1)).toFixed(2)}`]);
  });
  return [row("posts", [...sizes.map((size) => size.toLocaleString("en")), "ratio"]), ...rows].join(
    "\n",
  );
}
