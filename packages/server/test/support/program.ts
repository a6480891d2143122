import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { openLake } from "@agency/content-lake";
import type { Timeouts } from "../../src/settings/timeouts.ts";
import { onCleanUp, temporaryFolder } from "./cleanUp.ts";
import { programEnv } from "./compiled.ts";
import { siteFile } from "./site.ts";
import { until } from "./wait.ts";

export interface Program {
  child: ChildProcess;
  output: () => string;
  errors: () => string;
  exited: Promise<number | null>;
  /** SIGKILL. */
  kill: () => Promise<void>;
}

const flushCode =
  'import{flushCompileCache}from"node:module";setTimeout(flushCompileCache,2000).unref()';

/** Killed processes never write the compile cache. */
const flushModule = `data:text/javascript,${encodeURIComponent(flushCode)}`;

export interface RunOptions {
  /** @default the fixture site */
  site?: string;
  cwd?: string;
  timeouts?: Partial<Timeouts>;
  /** Arguments of `ulimit`. */
  limit?: string;
}

/** Starts the server in its own process, without pages. */
export function run(
  env: Record<string, string>,
  { site = siteFile, cwd = temporaryFolder(), timeouts, limit }: RunOptions = {},
): Program {
  const file = timeouts ? "programWithTimeouts.ts" : "../../src/main.ts";
  const main = fileURLToPath(new URL(file, import.meta.url));
  const node = [
    process.execPath,
    "--conditions=@agency/source",
    "--import",
    flushModule,
    main,
    site,
    "--without-pages",
  ];
  const [program = "", ...args] = limit
    ? ["sh", "-c", `ulimit ${limit}; exec "$@"`, "sh", ...node]
    : node;
  const child = spawn(program, args, {
    cwd,
    env: {
      ...programEnv,
      ...(timeouts && { TEST_TIMEOUTS: JSON.stringify(timeouts) }),
      // The limit would truncate the cache.
      ...(limit && { NODE_DISABLE_COMPILE_CACHE: "1" }),
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  let errors = "";
  child.stdout.on("data", (part) => (output += part));
  child.stderr.on("data", (part) => (errors += part));
  const exited = new Promise<number | null>((resolve) =>
    child.once("close", (status) => resolve(status)),
  );
  const kill = async () => {
    child.kill("SIGKILL");
    await exited;
  };
  onCleanUp(kill);
  return { child, output: () => output, errors: () => errors, exited, kill };
}

const isReady = ({ output, child, errors }: Program) => {
  if (child.exitCode !== null) throw new Error(`ended: ${errors()}`);
  return output().includes("Ready at");
};

/** Throws if it exits. */
export const ready = (program: Program): Promise<void> => until(() => isReady(program), "ready");

/** Creates a data folder, so no sample is imported. */
export async function filledDataDir(documents: object[] = []): Promise<string> {
  const dataDir = temporaryFolder();
  const lake = await openLake({ dataDir });
  const mutations = [{ _id: "any", _type: "any" }, ...documents].map((create) => ({ create }));
  const headers = { Authorization: `Bearer ${lake.token}`, "Content-Type": "application/json" };
  const body = JSON.stringify({ mutations });
  const url = "http://localhost/v2023-05-03/data/mutate/production";
  const { status } = await lake.fetch(new Request(url, { method: "POST", headers, body }));
  if (status !== 200) throw new Error(`The folder could not be filled: ${status}`);
  await lake.close();
  return dataDir;
}
