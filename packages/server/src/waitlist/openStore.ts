import { join } from "node:path";
import { SettingsError } from "../settings/errors.ts";
import { createAgencyStore } from "./agency.ts";
import type { WaitlistSettings } from "./settings.ts";
import type { WaitlistStore } from "./store.ts";

/** Opens the store that the settings name. Throws a `SettingsError` if it cannot be opened. */
export async function openWaitlistStore({
  agencyUrl,
  databaseUrl,
  dataDir,
}: Pick<WaitlistSettings, "agencyUrl" | "databaseUrl" | "dataDir">): Promise<WaitlistStore> {
  if (agencyUrl) return createAgencyStore(agencyUrl);
  const name = databaseUrl ? "DATABASE_URL" : "DATA_DIR";
  try {
    // Neither driver is loaded for the other: `pg` may not be installed.
    if (databaseUrl) return await (await import("./postgres.ts")).openPostgresStore(databaseUrl);
    const { openSqliteStore } = await import("./sqlite.ts");
    return await openSqliteStore(join(dataDir, "waitlist.db"));
  } catch (cause) {
    throw createOpenError(name, cause);
  }
}

function createOpenError(name: string, cause: unknown): SettingsError {
  const { code } = cause as { code?: unknown };
  if (name === "DATABASE_URL" && code === "ERR_MODULE_NOT_FOUND")
    return new SettingsError("DATABASE_URL needs a driver: install the package pg.", { cause });
  const reason = typeof code === "string" ? ` (${code})` : "";
  return new SettingsError(
    name === "DATABASE_URL"
      ? `DATABASE_URL leads to no usable database${reason}: check its host, database, user and password.`
      : `DATA_DIR holds no usable waitlist.db${reason}: set it to a folder that the server may write to.`,
    { cause },
  );
}
