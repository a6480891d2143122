import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createClient, type SanityClient } from "@sanity/client";

export const CLI = join(import.meta.dirname, "../src/cli.ts");

export interface Finished {
  code: number | null;
  stdout: string;
  stderr: string;
}

export async function run(...args: string[]): Promise<Finished> {
  const child = spawn(process.execPath, [CLI, ...args], { stdio: ["ignore", "pipe", "pipe"] });
  let stdout = "";
  let stderr = "";
  child.stdout.on("data", (chunk: Buffer) => (stdout += chunk));
  child.stderr.on("data", (chunk: Buffer) => (stderr += chunk));
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  return { code, stdout, stderr };
}

export interface ServedLake {
  child: ChildProcess;
  url: string;
  line: string;
  client: SanityClient;
  /** `null` if a signal ended the process. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** @param limit maximum file size, in KiB */
export async function serveLake(dataDir: string, limit?: number): Promise<ServedLake> {
  const args = [CLI, "serve", "--port", "0", "--data", dataDir];
  const stdio: ["ignore", "pipe", "ignore"] = ["ignore", "pipe", "ignore"];
  const child =
    limit === undefined
      ? spawn(process.execPath, args, { stdio })
      : spawn("bash", ["-c", `ulimit -f ${limit}; exec "$@"`, "bash", process.execPath, ...args], {
          stdio,
        });
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const line = await new Promise<string>((resolve, reject) => {
    child.stdout?.once("data", (chunk: Buffer) => resolve(String(chunk)));
    void ended.then((code) => reject(new Error(`The service ended at its start with ${code}`)));
  });
  const url = /http:\/\/[^\s,]+/.exec(line)?.[0] ?? "";
  const client = createClient({
    projectId: "local",
    dataset: "production",
    apiVersion: "2023-05-03",
    apiHost: url,
    useProjectHostname: false,
    useCdn: false,
    maxRetries: 0,
    token: readFileSync(join(dataDir, "token"), "utf8").trim(),
  });
  return {
    child,
    url,
    line,
    client,
    end: async (signal) => {
      child.kill(signal);
      return ended;
    },
  };
}
