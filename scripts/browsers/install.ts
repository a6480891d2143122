import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Installs missing Debian packages. @throws Error with the packages to install by hand */
export function ensurePrograms(programs: string[], packages: string[]): void {
  if (programs.every(existsSync)) return;
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, { stdio: "inherit" });
  if (existsSync("/etc/debian_version") && process.getuid?.() === 0) {
    run("apt-get", "update", "-qq");
    run("apt-get", "install", "-y", "-qq", "--no-install-recommends", ...packages);
  }
  const missing = programs.filter((program) => !existsSync(program));
  if (missing.length > 0) {
    throw new Error(
      `There is no ${missing.join(", no ")}: install Debian's ${packages.join(" and ")}.`,
    );
  }
}
