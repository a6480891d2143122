import { existsSync } from "node:fs";
import { installPackages, mayInstall } from "./debian.ts";

/** Debian's virus scanner; its test is left out where it cannot be had. */
export const clamdPath = "/usr/sbin/clamd";

/** Brings the virus scanner where this is Debian and we may install. */
export async function ensureClamd(): Promise<void> {
  if (existsSync(clamdPath) || !mayInstall()) return;
  try {
    await installPackages("clamav-daemon");
  } catch {
    console.warn("clamd could not be installed: resumes are scanned by the tests' own alone.");
  }
}
