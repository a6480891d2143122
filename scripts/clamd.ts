import { existsSync } from "node:fs";
import { installPackages, mayInstall } from "./debian.ts";

/** Debian's ClamAV daemon. Its test is skipped if it is missing. */
export const clamdPath = "/usr/sbin/clamd";

/** Installs ClamAV if the process may. */
export async function ensureClamd(): Promise<void> {
  if (existsSync(clamdPath) || !mayInstall()) return;
  try {
    await installPackages("clamav-daemon");
  } catch {
    console.warn("clamd could not be installed: resumes are scanned by the tests' own alone.");
  }
}
