import { existsSync } from "node:fs";
import { installPackages, mayInstall } from "./debian.ts";

/** Tests are skipped without it. */
export const clamdPath = "/usr/sbin/clamd";

export async function ensureClamd(): Promise<void> {
  if (existsSync(clamdPath) || !mayInstall()) return;
  try {
    await installPackages("clamav-daemon");
  } catch {
    console.warn("clamd could not be installed: resumes are scanned by the tests' own alone.");
  }
}
