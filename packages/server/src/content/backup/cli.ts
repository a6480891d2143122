import { resolve } from "node:path";
import { BackupError, backup, LakeInUseError, restore } from "@agency/content-lake";
import { loadEnvFile } from "../../settings/envFile.ts";
import { SettingsError } from "../../settings/errors.ts";
import { readSettings } from "../../settings/settings.ts";
import { recordBackup } from "./lastBackup.ts";

const help = `Backup and restore of the site's data. Reads the server's settings (.env).

  pnpm backup FOLDER    copies the data to a new folder while the server runs, and verifies the copy
  pnpm restore FOLDER   restores a copy while the server is stopped; the replaced data is kept beside
                        it for seven days

A backup contains submissions, and the secret and the token if they are in DATA_DIR. It never contains
RESUME_KEY. Resumes encrypted with that key cannot be opened without it: keep it elsewhere.`;

const extras = ["secret", "token", "mail"];

/** Exits with 1 and one sentence on failure. */
async function main(): Promise<void> {
  process.umask(0o077);
  const [command, folder, ...more] = process.argv.slice(2);
  if (folder === "--help" || folder === "-h") return console.log(help);
  if (folder === undefined || more.length > 0)
    throw new BackupError(`Name one folder: \`pnpm ${command} FOLDER\`.`);
  loadEnvFile();
  const { dataDir, content } = readSettings(process.env);
  if (!content.embedded)
    throw new BackupError(
      "The content is in the project SANITY_PROJECT_ID: back it up with `sanity dataset export`.",
    );
  const path = resolve(folder);
  if (command === "restore") {
    const before = await restore(path, dataDir);
    console.log(
      `Restored to ${dataDir}.${before ? ` What was there is in ${before}; the server deletes it after seven days. Erase anew who was erased since the copy was made.` : ""}`,
    );
    return;
  }
  const { datasets, files } = await backup(dataDir, path, extras);
  // The copy is complete without the record.
  await recordBackup(dataDir, "succeededAt").catch(() => undefined);
  console.log(`${datasets} datasets and ${files} files copied to ${path}, and read once more.`);
}

main().catch((error: unknown) => {
  const isKnown = [BackupError, LakeInUseError, SettingsError].some(
    (kind) => error instanceof kind,
  );
  const reason = error instanceof Error ? error.message : String(error);
  console.error(isKnown ? reason : `The command failed: ${reason}`);
  process.exitCode = 1;
});
