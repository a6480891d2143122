import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../../scripts/freePort.ts";

const root = new URL("../../..", import.meta.url).pathname;
const pnpm = ["--yes", "pnpm@12.21.0"];
/** Disables telemetry. */
const quiet = { NEXT_TELEMETRY_DISABLED: "1", ASTRO_TELEMETRY_DISABLED: "1" };

function run(cwd: string, ...args: string[]): void {
  const { status, stdout, stderr } = spawnSync("npx", [...pnpm, ...args], {
    cwd,
    // The workspace's NODE_OPTIONS must not affect these builds.
    env: { ...process.env, NODE_OPTIONS: "", NODE_ENV: undefined, CI: "1", ...quiet },
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`pnpm ${args.join(" ")} failed:\n${stdout}\n${stderr}`);
}

const projects = ["tailwind", "next", "astro", "esbuild", "typescript", "vitest"];

export interface InstalledExamples {
  folder: string;
  remove: () => void;
}

/** Installs the examples outside the workspace, with packages as packed for npm. */
export function installExamples(): InstalledExamples {
  const folder = mkdtempSync(join(tmpdir(), "agency-examples-"));
  for (const name of ["tokens", "packages/ui"]) {
    run(join(root, name), "pack", "--pack-destination", folder);
  }
  const tarball = (start: string) => {
    const file = readdirSync(folder).find((each) => each.startsWith(start));
    if (!file) throw new Error(`No tarball ${start}* in ${folder}.`);
    return `file:${join(folder, file)}`;
  };
  for (const name of projects) {
    cpSync(join(import.meta.dirname, name), join(folder, name), {
      recursive: true,
      filter: (source) => !/\/(node_modules|dist|built|\.next|\.astro)$/.test(source),
    });
  }
  writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true }));
  writeFileSync(
    join(folder, "pnpm-workspace.yaml"),
    `packages: ${JSON.stringify(projects)}
overrides:
  "@agency/tokens": "${tarball("agency-tokens")}"
  "@agency/ui": "${tarball("agency-ui")}"
allowBuilds:
  esbuild: true
  sharp: false
`,
  );
  copyTests(join(folder, "vitest/test"));
  const install = ["install", "--no-frozen-lockfile"];
  try {
    run(folder, ...install, "--offline");
  } catch {
    run(folder, ...install, "--prefer-offline");
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Copies tests of the workspace, which then import the installed package. */
function copyTests(folder: string): void {
  const ui = join(root, "packages/ui");
  const forms = readFileSync(join(ui, "test/unstubbed/describeForms.tsx"), "utf8");
  writeFileSync(
    join(folder, "describeForms.tsx"),
    forms.replaceAll(/"[./]+\/src\/\w+\/(\w+)\/index\.ts"/g, '"@agency/ui/$1"'),
  );
  cpSync(join(ui, "docs/code/testing.tsx"), join(folder, "dialog.test.tsx"));
}

export function buildExample(
  name: string,
  { folder }: InstalledExamples,
  script = "build",
): string {
  const home = join(folder, name);
  run(home, "run", script);
  return home;
}

export interface Served {
  url: string;
  stop: () => Promise<void>;
}

/** Serves a built example on a free loopback port, or its sources with another script. */
export async function serveExample(home: string, script = "serve"): Promise<Served> {
  const port = String(await freePort());
  const child = spawn("npx", [...pnpm, "run", script], {
    cwd: home,
    env: { ...process.env, NODE_OPTIONS: "", NODE_ENV: undefined, PORT: port, ...quiet },
    // esbuild's server exits when stdin closes.
    stdio: "pipe",
    detached: true,
  });
  const url = `http://127.0.0.1:${port}/`;
  await answering(url, child);
  return {
    url,
    stop: () =>
      new Promise((resolve) => {
        child.once("exit", () => resolve());
        // Includes child processes: the package manager starts the server.
        process.kill(-(child.pid as number), "SIGTERM");
      }),
  };
}

async function answering(url: string, child: ChildProcess): Promise<void> {
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (text) => (said += text));
  for (let tries = 0; tries < 300; tries += 1) {
    if (child.exitCode !== null) break;
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The example did not come up at ${url}. It said:\n${said}`);
}
