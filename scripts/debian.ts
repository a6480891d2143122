import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";

export const canInstall = (): boolean =>
  existsSync("/etc/debian_version") && process.getuid?.() === 0;

/**
 * Runs a program and resolves once it succeeds.
 *
 * @throws Error with the exit code or signal
 */
export async function execute(program: string, ...args: string[]): Promise<void> {
  const child = spawn(program, args, {
    stdio: "inherit",
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
  const [code, signal] = (await once(child, "close")) as [number | null, string | null];
  if (code !== 0) throw new Error(`${program} ${args[0]} ended with ${code ?? signal}.`);
}

let isUpdated = false;

/** Omits recommended packages. @throws Error of `apt-get`, with details on standard error */
export async function installPackages(...packages: string[]): Promise<void> {
  if (!isUpdated) await execute("apt-get", "update", "-qq");
  isUpdated = true;
  await execute("apt-get", "install", "-y", "-qq", "--no-install-recommends", ...packages);
}
