/**
 * Runs benchmarks: `pnpm bench`, `pnpm bench PART` or `pnpm bench PART NAME…`. Exit code 1 if a
 * part fails.
 */
import { spawnSync } from "node:child_process";

const root = new URL("..", import.meta.url).pathname;
const parts = {
  growth: ["packages/showcase/bench/growth.bench.ts", "site/bench/growth/main.ts"],
  library: ["scripts/benchLibrary.ts"],
  search: ["packages/search/bench/search.bench.ts"],
  site: ["site/bench/main.ts"],
};

function run(file: string, names: string[]): void {
  const { status } = spawnSync(
    process.execPath,
    ["--conditions=@agency/source", root + file, ...names],
    { cwd: root, stdio: "inherit" },
  );
  if (status !== 0) process.exitCode = 1;
}

const [part, ...names] = process.argv.slice(2);
if (part === undefined) for (const file of Object.values(parts).flat()) run(file, []);
else if (part in parts) for (const file of parts[part as keyof typeof parts]) run(file, names);
else throw new Error(`No part "${part}": there are ${Object.keys(parts).join(", ")}.`);
