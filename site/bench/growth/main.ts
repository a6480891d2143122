/**
 * Measures the built site with many posts: first index, restart, sitemap, llms.txt and feeds (`pnpm
 * bench growth`). Each size runs several times. The calmest run of each figure counts.
 */
import { loadavg } from "node:os";
import { table } from "../markdownTable.ts";
import { type Figures, measureGrowth } from "./measureGrowth.ts";

const rounds = 2;
const given = process.argv.slice(2).map(Number);
const sizes = given.length > 0 ? given : [1_000, 20_000];

/** Other programs only add to times and memory. */
function takeCalmest(runs: readonly Figures[]): Figures {
  const names = Object.keys(runs[0] ?? {});
  return Object.fromEntries(
    names.map((name) => [name, Math.min(...runs.map((run) => run[name] ?? Number.NaN))]),
  );
}

const format = (value = Number.NaN): string => value.toFixed(value < 10 ? 1 : 0);

async function measure(size: number): Promise<Figures> {
  const runs: Figures[] = [];
  for (let round = 0; round < rounds; round++) {
    runs.push(await measureGrowth(size));
    console.log(`${size} posts, round ${round + 1}: load ${loadavg()[0]?.toFixed(1)}`);
  }
  return takeCalmest(runs);
}

const all: Figures[] = [];
for (const size of sizes) all.push(await measure(size));
const [first = {}, last = {}] = [all[0], all.at(-1)];
console.log(
  table(
    ["Measure", ...sizes.map((size) => size.toLocaleString("en")), "Ratio"],
    Object.keys(first).map((name) => [
      name,
      ...all.map((figures) => format(figures[name])),
      `× ${((last[name] ?? 0) / (first[name] ?? 1)).toFixed(2)}`,
    ]),
  ),
);
