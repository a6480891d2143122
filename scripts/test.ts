/**
 * Runs all suites: `npm test`. Prints a line per suite, failed ones' output, and `N passed, N
 * failed` last.
 *
 * `npm test -- NAME…` runs some suites. `npm test -- ui COMPONENT…` runs components' stories and
 * tests in two modes. `-u` updates screenshots, in all modes.
 */
import { spawn } from "node:child_process";
import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureChromium, getChromiumVersion } from "./chromium.ts";
import { ensureClamd } from "./clamd.ts";
import { ensurePostgres } from "./postgres.ts";

interface Count {
  passed: number;
  failed: number;
  /** @default the suite's output */
  details?: string[];
}

type Run = (line: string, env?: Record<string, string>) => Promise<boolean>;

interface Suite {
  name: string;
  run: (run: Run) => Promise<Count>;
}

const options = process.argv.slice(2);
const isUpdate = options.includes("-u");
const [first, ...others] = options.filter((option) => option !== "-u");

const isComponentRun = first === "ui" && others.length > 0;
const isQuick = isComponentRun && !isUpdate;

const compiled = new URL("../node_modules/.cache/node-compile", import.meta.url).pathname;
const results = mkdtempSync(join(tmpdir(), "agency-test-"));

const createRun =
  (output: string[]): Run =>
  (line, env = {}) =>
    new Promise((resolve, reject) => {
      const [program = "", ...args] = line.split(" ");
      const child = spawn(program, args, {
        stdio: ["ignore", "pipe", "pipe"],
        env: { ...process.env, NO_COLOR: "1", NODE_COMPILE_CACHE: compiled, ...env },
      });
      child.stdout.setEncoding("utf8").on("data", (text: string) => void output.push(text));
      child.stderr.setEncoding("utf8").on("data", (text: string) => void output.push(text));
      child.once("error", reject);
      child.once("close", (code) => resolve(code === 0));
    });

const createCommandSuite = (name: string, ...lines: string[]): Suite => ({
  name,
  run: async (run) => {
    const results = await Promise.all(lines.map((line) => run(line)));
    const passed = results.filter(Boolean).length;
    return { passed, failed: lines.length - passed };
  },
});

/** A missing report, or an error outside tests, is a failure. */
function createJsonSuite(
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

/** @param folders @default all */
const vitest = (name: string, config: string, folders: string[] = []) =>
  createJsonSuite(
    name,
    (file) =>
      [
        `vitest run --config ${config} --reporter=dot --reporter=json --outputFile.json=${file}`,
        "--silent=passed-only",
        ...(isUpdate ? ["-u"] : []),
        // A component may have no tests of one kind.
        ...(folders.length > 0 ? ["--passWithNoTests", ...folders] : []),
      ].join(" "),
    (report: {
      numPassedTests: number;
      numFailedTests: number;
      numPendingTests: number;
      testResults: {
        name: string;
        assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
      }[];
    }) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numPendingTests,
      details: report.testResults.flatMap(({ name, assertionResults }) =>
        assertionResults
          .filter(({ status }) => status === "failed")
          .map(({ fullName, failureMessages }) => [name, fullName, ...failureMessages].join("\n")),
      ),
    }),
    () => (isQuick ? { STORY_MODES: "quick" } : {}),
  );

const stories = ".storybook/vitest.config.ts";
const dom = "scripts/vitest/dom.config.ts";

const afterInstall = (suite: Suite): Suite => ({
  ...suite,
  run: async (run) => {
    await installed;
    return suite.run(run);
  },
});

let building: Promise<unknown> = Promise.resolve();

const build: Suite = {
  name: "build",
  run: (run) => {
    const count = createCommandSuite("build", "npx --yes pnpm@12.21.0 run build").run(run);
    building = count;
    return count;
  },
};

const afterBuild = (suite: Suite): Suite => ({
  ...suite,
  run: async (run) => {
    await building;
    return suite.run(run);
  },
});

const e2e = createJsonSuite(
  "e2e",
  () => "playwright test --config site",
  (report: {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  }) => ({
    passed: report.stats.expected,
    failed: report.stats.unexpected + report.stats.flaky + report.stats.skipped,
  }),
  (file) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: file }),
);

/** Longest first, then those that need the build. */
const everything: Suite[] = [
  afterInstall(vitest("node", "scripts/vitest/node.config.ts")),
  build,
  afterInstall(vitest("stories", stories)),
  createCommandSuite("format", "biome check ."),
  createCommandSuite("lint", "eslint .", "depcruise tokens packages site scripts"),
  createCommandSuite("unused", "knip"),
  ...[
    afterInstall(e2e),
    vitest("dom", dom),
    vitest("unstubbed", "scripts/vitest/unstubbed.config.ts"),
    createCommandSuite("types", "oxlint"),
    createCommandSuite("packages", "npx --yes pnpm@12.21.0 run check:packages"),
    afterInstall(vitest("microsite", "packages/create-agency-microsite/vitest.config.ts")),
    afterInstall(vitest("examples", "packages/ui/examples/vitest.config.ts")),
    createCommandSuite("sizes", "size-limit --silent"),
  ].map(afterBuild),
];

/** A suite waits half its time. */
const maxConcurrent = 2;

function getComponentSuites(names: string[]): Suite[] {
  const folders = names.map((name) => {
    const [folder] = globSync([`packages/ui/src/*/${name}/`, `packages/showcase/src/${name}/`]);
    if (!folder) fail(`No such component: ${name}.`);
    return `${folder.replace(/\/$/, "")}/`;
  });
  return [afterInstall(vitest("stories", stories, folders)), vitest("dom", dom, folders)];
}

function fail(reason: string): never {
  console.error(reason);
  process.exit(2);
}

const suites = isComponentRun ? getComponentSuites(others) : everything;
const wanted = isComponentRun || !first ? [] : [first, ...others];
const unknown = wanted.filter((name) => !suites.some((suite) => suite.name === name));
if (unknown.length > 0) {
  fail(
    `No such suite: ${unknown.join(", ")}. There are ${suites.map((s) => s.name).join(", ")}, and ui COMPONENT.`,
  );
}

async function installTools() {
  await ensureChromium();
  await ensureClamd();
  await ensurePostgres();
  console.log(getChromiumVersion());
}
const installed = installTools();

const sum: Count = { passed: 0, failed: 0 };

async function runSuite({ name, run }: Suite): Promise<void> {
  const output: string[] = [];
  const start = performance.now();
  const { passed, failed, details = [] } = await run(createRun(output));
  const seconds = Math.round((performance.now() - start) / 1000);
  sum.passed += passed;
  sum.failed += failed;
  console.log(`${name}: ${passed} passed, ${failed} failed, ${seconds} s`);
  if (failed > 0) console.log(details.length > 0 ? details.join("\n\n") : output.join(""));
}

const left = suites.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
async function runLeft(): Promise<void> {
  for (let next = left.shift(); next; next = left.shift()) await runSuite(next);
}
await Promise.all(Array.from({ length: maxConcurrent }, runLeft));
rmSync(results, { recursive: true, force: true });

console.log(`${sum.passed} passed, ${sum.failed} failed`);
process.exitCode = sum.failed === 0 && sum.passed > 0 ? 0 : 1;
