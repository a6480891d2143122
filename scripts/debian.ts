import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Whether this is Debian and we may install its packages. */
export const mayInstall = (): boolean =>
  existsSync("/etc/debian_version") && process.getuid?.() === 0;

let isUpdated = false;

/**
 * Installs packages of Debian, without what they only recommend.
 *
 * @throws Error of `apt-get`, which says itself why on standard error
 */
export function installPackages(...packages: string[]): void {
  const apt = (...args: string[]) =>
    execFileSync("apt-get", args, {
      stdio: "inherit",
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  if (!isUpdated) apt("update", "-qq");
  isUpdated = true;
  apt("install", "-y", "-qq", "--no-install-recommends", ...packages);
}
