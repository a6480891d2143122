import { existsSync } from "node:fs";
import { canInstall, installPackages } from "./debian.ts";

/** Without it, tests are skipped. */
export const clamdPath = "/usr/sbin/clamd";

export async function ensureClamd(): Promise<void> {
  if (existsSync(clamdPath) || !canInstall()) return;
  try {
    await installPackages("clamav-daemon");
  } catch {
    console.warn("clamd could not be installed: resumes are scanned by the tests' own alone.");
  }
}
