import { existsSync, globSync } from "node:fs";
import { canInstall, installPackages } from "./debian.ts";

/** Returns the folder of Debian's `initdb` and `postgres`, newest version last. */
export const findPostgres = (): string | undefined =>
  globSync("/usr/lib/postgresql/*/bin")
    .filter((folder) => existsSync(`${folder}/initdb`))
    .at(-1);

export async function ensurePostgres(): Promise<void> {
  if (findPostgres() || !canInstall()) return;
  try {
    await installPackages("postgresql");
  } catch {
    console.warn("PostgreSQL could not be installed: its tests are skipped.");
  }
}
