import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../e2e/server.ts";

const root = new URL("..", import.meta.url).pathname;
const pnpm = ["--yes", "pnpm@12.21.0"];

function run(cwd: string, ...args: string[]): void {
  const { status, stdout, stderr } = spawnSync("npx", [...pnpm, ...args], {
    cwd,
    // The condition of the workspace's own runs must not reach the builds out here.
    env: { ...process.env, NODE_OPTIONS: "", NODE_ENV: "", NEXT_TELEMETRY_DISABLED: "1", CI: "1" },
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`pnpm ${args.join(" ")} failed:\n${stdout}\n${stderr}`);
}

/** A folder outside the workspace with both packages as npm would publish them. */
export function packLibrary(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), "agency-examples-"));
  for (const name of ["tokens", "packages/ui"]) {
    run(join(root, name), "pack", "--pack-destination", folder);
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Copies an example, installs it with the packed library, and builds it. */
export function buildExample(name: string, folder: string): string {
  const home = join(folder, name);
  cpSync(join(root, "examples", name), home, {
    recursive: true,
    filter: (source) => !/\/(node_modules|dist|\.next)(\/|$)/.test(source.slice(root.length)),
  });
  const tarball = (start: string) => {
    const file = readdirSync(folder).find(
      (each) => each.startsWith(start) && each.endsWith(".tgz"),
    );
    if (!file) throw new Error(`No tarball ${start}* in ${folder}.`);
    return `file:${join(folder, file)}`;
  };
  const packed = { "@agency/tokens": tarball("agency-tokens"), "@agency/ui": tarball("agency-ui") };
  const manifest = JSON.parse(readFileSync(join(home, "package.json"), "utf8"));
  for (const dependency of Object.keys(packed) as (keyof typeof packed)[]) {
    if (manifest.dependencies[dependency]) manifest.dependencies[dependency] = packed[dependency];
  }
  writeFileSync(join(home, "package.json"), JSON.stringify(manifest, undefined, 2));
  const overrides = Object.entries(packed).map(([key, value]) => `  "${key}": "${value}"\n`);
  writeFileSync(
    join(home, "pnpm-workspace.yaml"),
    `overrides:\n${overrides.join("")}allowBuilds:\n  esbuild: true\n  sharp: false\n`,
  );
  run(home, "install", "--prefer-offline", "--no-frozen-lockfile");
  run(home, "run", "build");
  return home;
}

/** Serves a built example on a free port of the loopback interface. */
export async function serveExample(
  home: string,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const port = String(await freePort());
  mkdirSync(home, { recursive: true });
  const child = spawn("npx", [...pnpm, "run", "serve", "--port", port], {
    cwd: home,
    env: { ...process.env, NODE_OPTIONS: "", NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  const url = `http://127.0.0.1:${port}/`;
  await answering(url, child);
  return {
    url,
    stop: () =>
      new Promise((resolve) => {
        child.once("exit", () => resolve());
        // The whole group: the package manager starts the server as a process of its own.
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
