import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { openLake } from "@agency/content-lake";
import type { times } from "@agency/server/internal/settings/times";
import { programEnv } from "./compiled.ts";
import { onCleanUp, temporaryFolder, until } from "./support.ts";

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
  const path = import.meta.resolve("@agency/server/internal/settings/times");
  return preload(
    `import{times}from${JSON.stringify(path)};Object.assign(times,${JSON.stringify(changes)})`,
  );
};

/** Keeps what is compiled while it runs: one that is killed does not come to its end. */
const keepsCompiled = preload(
  'import{flushCompileCache}from"node:module";setTimeout(flushCompileCache,2000).unref()',
);

/** The real program in a process of its own, without pages. `limit` is a shell's `ulimit`. */
export function run(
  env: Record<string, string>,
  {
    cwd = temporaryFolder(),
    waits,
    limit,
  }: { cwd?: string; waits?: Partial<typeof times>; limit?: string } = {},
): Program {
  const main = fileURLToPath(import.meta.resolve("@agency/server/main"));
  const site = fileURLToPath(new URL("../../server.ts", import.meta.url));
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
