/**
 * Proves everything: `npm test`. Runs each suite, prints what it prints, and closes with the sum
 * `N passed, N failed` over all of them. `node scripts/test.ts NAME…` runs some of them.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromiumVersion, ensureChromium } from "./chromium.ts";

interface Count {
  passed: number;
  failed: number;
}

interface Suite {
  name: string;
  run: () => Count;
}

const results = mkdtempSync(join(tmpdir(), "agency-test-"));

function command(line: string, env: Record<string, string> = {}): boolean {
  const [program = "", ...args] = line.split(" ");
  const { status } = spawnSync(program, args, {
    stdio: "inherit",
    env: { ...process.env, NO_COLOR: "1", ...env },
  });
  return status === 0;
}

/** A command that counts as one test. */
const single = (name: string, ...lines: string[]): Suite => ({
  name,
  run: () =>
    lines.every((line) => command(line)) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 },
});

/** Runs a command that writes its counts as JSON. One that dies before, or fails beside its tests, is a failure. */
function counted(
  name: string,
  line: (file: string) => string,
  read: (report: never) => Count,
  env: (file: string) => Record<string, string> = () => ({}),
): Suite {
  return {
    name,
    run: () => {
      const file = join(results, `${name}.json`);
      const ok = command(line(file), env(file));
      let count: Count;
      try {
        count = read(JSON.parse(readFileSync(file, "utf8")) as never);
      } catch {
        return { passed: 0, failed: 1 };
      }
      return ok || count.failed > 0 ? count : { ...count, failed: 1 };
    },
  };
}

const vitest = (name: string, config: string) =>
  counted(
    name,
    (file) =>
      `vitest run --config ${config} --reporter=dot --reporter=json --outputFile.json=${file}`,
    (report: { numPassedTests: number; numFailedTests: number; numPendingTests: number }) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numPendingTests,
    }),
  );

const packages = [
  "tokens",
  "packages/ui",
  "packages/content",
  "packages/content-lake",
  "site",
  ".",
];

const suites: Suite[] = [
  single("format", "biome check ."),
  single("lint", "eslint ."),
  single("types", ...packages.map((folder) => `tsc -p ${folder}`)),
  single("unused", "knip"),
  vitest("node", "vitest.node.config.ts"),
  vitest("dom", "vitest.dom.config.ts"),
  single("build", "npx --yes pnpm@12.21.0 run build"),
  single("packages", "npx --yes pnpm@12.21.0 run check:packages"),
  single("sizes", "node scripts/checks/sizes.ts"),
  vitest("examples", "vitest.examples.config.ts"),
  vitest("stories", "vitest.stories.config.ts"),
  counted(
    "e2e",
    () => "playwright test",
    (report: {
      stats: { expected: number; unexpected: number; flaky: number; skipped: number };
    }) => ({
      passed: report.stats.expected,
      failed: report.stats.unexpected + report.stats.flaky + report.stats.skipped,
    }),
    (file) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: file }),
  ),
];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !suites.some((suite) => suite.name === name));
if (unknown.length > 0) {
  console.error(
    `No such suite: ${unknown.join(", ")}. There are ${suites.map((s) => s.name).join(", ")}.`,
  );
  process.exit(2);
}

ensureChromium();
const sum: Count = { passed: 0, failed: 0 };
const lines: string[] = [];
for (const suite of suites) {
  if (wanted.length > 0 && !wanted.includes(suite.name)) continue;
  console.log(`\n=== ${suite.name}`);
  // Another build than the pictures' own can draw them differently.
  if (suite.name === "stories") console.log(chromiumVersion());
  const count = suite.run();
  sum.passed += count.passed;
  sum.failed += count.failed;
  lines.push(`${suite.name}: ${count.passed} passed, ${count.failed} failed`);
}
rmSync(results, { recursive: true, force: true });

console.log(`\n=== all\n${lines.join("\n")}\n${sum.passed} passed, ${sum.failed} failed`);
process.exitCode = sum.failed === 0 && sum.passed > 0 ? 0 : 1;
