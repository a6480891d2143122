import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const root = new URL("../..", import.meta.url).pathname;

export interface SiteProcess {
  url: string;
  dataDir: string;
  pid: number;
  getLog: () => string;
  stop: () => Promise<void>;
  /** SIGKILL, like a power failure. */
  kill: () => Promise<void>;
}

/** Copies the imported sample content. */
export function createDataFolder(): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), "agency-e2e-"));
  const filled = process.env.AGENCY_E2E_DATA;
  if (filled) cpSync(filled, path, { recursive: true });
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

interface StartOptions {
  /** @default none */
  nodeFlags?: readonly string[];
  /** @default true */
  waitsForIndex?: boolean;
}

export async function startSite(
  env: Record<string, string> & { DATA_DIR: string },
  { nodeFlags = [], waitsForIndex = true }: StartOptions = {},
): Promise<SiteProcess> {
  const child = spawn(
    process.execPath,
    [...nodeFlags, "--conditions=@agency/source", "packages/server/src/main.ts", "site/server.ts"],
    {
      cwd: root,
      env: {
        PATH: process.env.PATH ?? "",
        NODE_COMPILE_CACHE: `${root}node_modules/.cache/node-compile`,
        RATE_LIMIT: "100000",
        REQUEST_RATE: "100000",
        LOG_LEVEL: "error",
        PORT: "0",
        ...env,
      },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  let output = "";
  const collect = (chunk: Buffer) => {
    output += String(chunk);
  };
  child.stdout?.on("data", collect);
  child.stderr?.on("data", collect);
  const getLog = () => output;
  const url = await ready(child, getLog);
  if (waitsForIndex) await waitForSearchIndex(url);
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await ended;
  };
  return {
    url,
    dataDir: env.DATA_DIR,
    pid: child.pid ?? 0,
    getLog,
    stop: () => end("SIGINT"),
    kill: () => end("SIGKILL"),
  };
}

/** Before, lists have no filters. */
async function waitForSearchIndex(url: string): Promise<void> {
  const end = performance.now() + 60_000;
  while (!(await fetch(`${url}/api/search?lang=en&end=0`).catch(() => undefined))?.ok) {
    if (performance.now() > end) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

function ready(child: ChildProcess, getLog: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const [, url] = getLog().match(/Ready at (\S+)\s/) ?? [];
      if (url) resolve(url);
    };
    child.stdout?.on("data", look);
    child.stderr?.on("data", look);
    child.once("exit", (code) => reject(new Error(`The server ended with ${code}: ${getLog()}`)));
  });
}
