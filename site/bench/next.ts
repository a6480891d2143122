import { execFileSync, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../scripts/freePort.ts";
import type { Served } from "./files.ts";
import { assets } from "./references.ts";

const folder = new URL("./references/", import.meta.url).pathname;
const settings = { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" };

/** A server in a process of its own. */
export interface ServerProcess extends Served {
  pid: number;
}

function nameOf(path: string): string {
  const hash = createHash("sha256");
  const files = readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  for (const file of files.sort()) hash.update(file).update(readFileSync(file));
  return `agency-bench-references-${hash.digest("hex").slice(0, 12)}`;
}

/**
 * Installs what the references need into a temporary folder and builds the Next page there, once for
 * each state of their sources. Next and all it brings weigh more than the workspace's own install may
 * grow, which is a part of every `npm start`.
 *
 * @returns the folder
 * @throws Error where it cannot be installed or built
 */
export function installReferences(): string {
  const path = join(tmpdir(), nameOf(folder));
  const done = join(path, "built");
  if (existsSync(done)) return path;
  cpSync(folder, path, { recursive: true });
  const publicFolder = join(path, "next/public");
  mkdirSync(publicFolder, { recursive: true });
  for (const [name, body] of Object.entries(assets)) writeFileSync(join(publicFolder, name), body);
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, { cwd: path, env: settings, stdio: ["ignore", "pipe", "pipe"] });
  const flags = ["--ignore-workspace", "--frozen-lockfile", "--prefer-offline"];
  run("npx", "--yes", "pnpm@12.21.0", "install", ...flags);
  run("node_modules/.bin/next", "build", "next");
  writeFileSync(done, "");
  return path;
}

/** Starts the Next page as it was built. */
export async function serveNext(path: string): Promise<ServerProcess> {
  const port = await freePort();
  const next = join(path, "node_modules/next/dist/bin/next");
  const child = spawn(
    process.execPath,
    [next, "start", "next", "--port", String(port), "--hostname", "127.0.0.1"],
    { cwd: path, env: settings, stdio: ["ignore", "ignore", "inherit"] },
  );
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const url = `http://localhost:${port}`;
  for (let waited = 0; ; waited += 100) {
    const isThere = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) break;
    if (child.exitCode !== null || waited > 30_000) throw new Error("The Next page did not start.");
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    url,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
    },
  };
}
