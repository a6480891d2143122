/**
 * Runs the forms' fault and abuse tests, and writes their figures to `docs/reliability.md`: `pnpm
 * reliability`.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { arch, cpus, platform, tmpdir, totalmem } from "node:os";
import { join } from "node:path";

const root = new URL("..", import.meta.url).pathname;
const serverSuites = [
  "kill-applications",
  "kill-forms",
  "kill-load",
  "faults",
  "outage",
  "outbox",
  "health",
  "concurrent-uploads",
  "disk",
  "hostile",
  "public-access",
];
const files = [
  ...serverSuites.map((name) => `packages/server/test/${name}.test.ts`),
  "packages/backoffice/test/issues-kill-before.test.ts",
  "packages/backoffice/test/issues-kill-after.test.ts",
  "site/server/test/clock.test.ts",
];
const document = join(root, "docs/reliability.md");
const [begin, end] = ["<!-- figures -->", "<!-- /figures -->"];

const folder = mkdtempSync(join(tmpdir(), "agency-figures-"));
const file = join(folder, "figures.jsonl");
const env = { ...process.env, PATH: `${join(root, "node_modules/.bin")}:${process.env.PATH}` };
const start = performance.now();
const { status } = spawnSync(
  "vitest",
  ["run", "--config", "scripts/vitest/node.config.ts", ...files],
  {
    cwd: root,
    stdio: "inherit",
    env: { ...env, NO_COLOR: "1", FIGURES_FILE: file },
  },
);
if (status !== 0) {
  console.error("A test failed: the figures stay as they were.");
  process.exit(1);
}

const figures = readFileSync(file, "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as { test: string; outcome: string });
rmSync(folder, { recursive: true });
const minutes = ((performance.now() - start) / 60_000).toFixed(1);
const [processor] = cpus();
const machine = `${cpus().length} × ${processor?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, ${platform()} ${arch()}`;
const table = [
  `Measured ${new Date().toISOString().slice(0, 10)} in ${minutes} minutes, with Node ${process.versions.node} on ${machine}.`,
  "",
  "| Test | Outcome |",
  "| --- | --- |",
  ...figures.map(({ test, outcome }) => `| ${test} | ${outcome} |`),
].join("\n");
const text = readFileSync(document, "utf8");
const [head, tail] = [text.split(begin)[0], text.split(end)[1]];
writeFileSync(document, `${head}${begin}\n\n${table}\n\n${end}${tail}`);
spawnSync("biome", ["format", "--write", document], { cwd: root, env });
console.log(table);
