/**
 * Proves everything: `npm test`. Runs each suite, prints what it prints, and closes with the sum
 * `N passed, N failed` over all of them. `node scripts/test.ts NAME…` runs some of them,
 * `node scripts/test.ts ui COMPONENT…` everything of some components. `-u` writes the reference
 * pictures that differ.
 */
import { spawn } from "node:child_process";
import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromiumVersion, ensureChromium } from "./chromium.ts";
import { ensureClamd } from "./clamd.ts";

interface Count {
  passed: number;
  failed: number;
  /** Names of those that failed, where the suite tells them. */
  failures?: string[];
}

/** Runs a command line; its output goes to `print`. Tells whether it succeeded. */
type Run = (line: string, env?: Record<string, string>) => Promise<boolean>;

interface Suite {
  name: string;
  run: (run: Run) => Promise<Count>;
}

const options = process.argv.slice(2);
const isUpdate = options.includes("-u");
const [first, ...others] = options.filter((option) => option !== "-u");

const compiled = new URL("../node_modules/.cache/node-compile", import.meta.url).pathname;
const results = mkdtempSync(join(tmpdir(), "agency-test-"));

const runner =
  (print: (text: string) => void): Run =>
  (line, env = {}) =>
    new Promise((resolve, reject) => {
      const [program = "", ...args] = line.split(" ");
      const child = spawn(program, args, {
        stdio: ["ignore", "pipe", "pipe"],
        // A suite is many processes, and what one has compiled serves the next.
        env: { ...process.env, NO_COLOR: "1", NODE_COMPILE_CACHE: compiled, ...env },
      });
      child.stdout.setEncoding("utf8").on("data", print);
      child.stderr.setEncoding("utf8").on("data", print);
      child.once("error", reject);
      child.once("close", (code) => resolve(code === 0));
    });

/** A suite of commands, each of which counts as one test. */
const single = (name: string, ...lines: string[]): Suite => ({
  name,
  run: async (run) => {
    const results = await Promise.all(lines.map((line) => run(line)));
    const passed = results.filter(Boolean).length;
    return { passed, failed: lines.length - passed };
  },
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
    run: async (run) => {
      const file = join(results, `${name}.json`);
      const ok = await run(line(file), env(file));
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

/** @param folders whose tests run alone. @default all */
const vitest = (name: string, config: string, folders: string[] = []) =>
  counted(
    name,
    (file) =>
      [
        `vitest run --config ${config} --reporter=dot --reporter=json --outputFile.json=${file}`,
        ...(isUpdate ? ["-u"] : []),
        // A component may have no test of one kind.
        ...(folders.length > 0 ? ["--passWithNoTests", ...folders] : []),
      ].join(" "),
    (report: {
      numPassedTests: number;
      numFailedTests: number;
      numPendingTests: number;
      testResults: { assertionResults: { status: string; fullName: string }[] }[];
    }) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numPendingTests,
      failures: report.testResults
        .flatMap(({ assertionResults }) => assertionResults)
        .filter(({ status }) => status === "failed")
        .map(({ fullName }) => fullName),
    }),
  );

const stories = ".storybook/vitest.config.ts";
const dom = "scripts/vitest/dom.config.ts";

/** For what needs others' programs: they are brought while the first suites run. */
const whenBrought = (suite: Suite): Suite => ({
  ...suite,
  run: async (run) => {
    await brought;
    return suite.run(run);
  },
});

let building: Promise<unknown> = Promise.resolve();

const build: Suite = {
  name: "build",
  run: (run) => {
    const count = single("build", "npx --yes pnpm@12.21.0 run build").run(run);
    building = count;
    return count;
  },
};

/** For what takes the built packages, while another may still build them. */
const whenBuilt = (suite: Suite): Suite => ({
  ...suite,
  run: async (run) => {
    await building;
    return suite.run(run);
  },
});

/** Stages run one after the other. */
interface Stage {
  /** In the order in which they begin. */
  suites: Suite[];
  /** How many run side by side: more than one where each waits more than it works. @default 1 */
  atOnce?: number;
}

const everything: Stage[] = [
  {
    atOnce: 2,
    suites: [
      single("format", "biome check ."),
      // The longest: all others find room beside it.
      whenBrought(vitest("node", "scripts/vitest/node.config.ts")),
      single("unused", "knip"),
      single("lint", "eslint .", "depcruise tokens packages site scripts"),
      build,
      ...[
        single("types", "oxlint"),
        single("packages", "npx --yes pnpm@12.21.0 run check:packages"),
        single("sizes", "size-limit --silent"),
        vitest("dom", dom),
        whenBrought(vitest("microsite", "packages/create-agency-microsite/vitest.config.ts")),
        whenBrought(vitest("examples", "packages/ui/examples/vitest.config.ts")),
      ].map(whenBuilt),
    ],
  },
  { suites: [whenBrought(vitest("stories", stories))] },
  {
    suites: [
      whenBrought(
        counted(
          "e2e",
          () => "playwright test --config site",
          (report: {
            stats: { expected: number; unexpected: number; flaky: number; skipped: number };
          }) => ({
            passed: report.stats.expected,
            failed: report.stats.unexpected + report.stats.flaky + report.stats.skipped,
          }),
          (file) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: file }),
        ),
      ),
    ],
  },
];

/** What there is of components: stories in every look, and tests in jsdom. */
function ofComponents(names: string[]): Stage[] {
  const folders = names.map((name) => {
    const [folder] = globSync(`packages/ui/src/*/${name}/`);
    if (!folder) fail(`No such component: ${name}.`);
    return `${folder.replace(/\/$/, "")}/`;
  });
  const suites = [whenBrought(vitest("stories", stories, folders)), vitest("dom", dom, folders)];
  return [{ suites, atOnce: 2 }];
}

function fail(reason: string): never {
  console.error(reason);
  process.exit(2);
}

const isOfComponents = first === "ui" && others.length > 0;
const stages = isOfComponents ? ofComponents(others) : everything;
const suites = stages.flatMap((stage) => stage.suites);
const wanted = isOfComponents || !first ? [] : [first, ...others];
const unknown = wanted.filter((name) => !suites.some((suite) => suite.name === name));
if (unknown.length > 0) {
  fail(
    `No such suite: ${unknown.join(", ")}. There are ${suites.map((s) => s.name).join(", ")}, and ui COMPONENT.`,
  );
}

async function bring() {
  await ensureChromium();
  await ensureClamd();
  // Another build than the pictures' own can draw them differently.
  console.log(chromiumVersion());
}
const brought = bring();

const sum: Count = { passed: 0, failed: 0 };
const lines: string[] = [];

async function runSuite({ name, run }: Suite, isAlone: boolean): Promise<void> {
  // Side by side each prints once it has ended, so that their texts do not mix.
  const held: string[] = [`\n=== ${name}\n`];
  const print = (text: string) => void (isAlone ? process.stdout.write(text) : held.push(text));
  if (isAlone) print(held.pop() ?? "");
  const start = performance.now();
  const count = await run(runner(print));
  process.stdout.write(held.join(""));
  const seconds = Math.round((performance.now() - start) / 1000);
  sum.passed += count.passed;
  sum.failed += count.failed;
  lines.push(`${name}: ${count.passed} passed, ${count.failed} failed, ${seconds} s`);
  for (const failure of count.failures ?? []) lines.push(`  failed: ${failure}`);
}

for (const { suites, atOnce = 1 } of stages) {
  const left = suites.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  const isAlone = atOnce === 1 || left.length === 1;
  const runLeft = async () => {
    for (let next = left.shift(); next; next = left.shift()) await runSuite(next, isAlone);
  };
  await Promise.all(Array.from({ length: atOnce }, runLeft));
}
rmSync(results, { recursive: true, force: true });

console.log(`\n=== all\n${lines.join("\n")}\n${sum.passed} passed, ${sum.failed} failed`);
process.exitCode = sum.failed === 0 && sum.passed > 0 ? 0 : 1;
