import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { openLake } from "@agency/content-lake";
import type { times } from "../../src/settings/times.ts";
import { onCleanUp, temporaryFolder } from "./cleanUp.ts";
import { programEnv } from "./compiled.ts";
import { siteFile } from "./site.ts";
import { until } from "./wait.ts";

export interface Program {
  child: ChildProcess;
  output: () => string;
  errors: () => string;
  exited: Promise<number | null>;
  /** Ends it as a power cut would. */
  kill: () => Promise<void>;
}

const preload = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`;

/** Loaded before the program: other waits than its own. */
const withTimes = (changes: Partial<typeof times>) => {
  const path = new URL("../../src/settings/times.ts", import.meta.url).href;
  return preload(
    `import{times}from${JSON.stringify(path)};Object.assign(times,${JSON.stringify(changes)})`,
  );
};

/** Keeps what is compiled while it runs: one that is killed does not come to its end. */
const keepsCompiled = preload(
  'import{flushCompileCache}from"node:module";setTimeout(flushCompileCache,2000).unref()',
);

export interface RunOptions {
  /** File of the site. @default the fixture site */
  site?: string;
  cwd?: string;
  waits?: Partial<typeof times>;
  /** Arguments of a shell's `ulimit`. */
  limit?: string;
}

/** Starts the server's program in its own process, without pages. */
export function run(
  env: Record<string, string>,
  { site = siteFile, cwd = temporaryFolder(), waits, limit }: RunOptions = {},
): Program {
  const main = fileURLToPath(new URL("../../src/main.ts", import.meta.url));
  const node = [
    process.execPath,
    "--conditions=@agency/source",
    "--import",
    keepsCompiled,
    ...(waits ? ["--import", withTimes(waits)] : []),
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
      // What is kept would be cut off at the limit.
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

/** Resolves when the program says that it is ready; throws when it ends before. */
export const ready = (program: Program): Promise<void> => until(() => isReady(program), "ready");

/** A data folder that has content already, so that a start does not load the sample. */
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
