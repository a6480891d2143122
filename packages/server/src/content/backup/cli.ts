import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { BackupError, backup, LakeInUseError, restore } from "@agency/content-lake";
import { SettingsError } from "../../settings/errors.ts";
import { readSettings } from "../../settings/settings.ts";

const help = `The data of the site, with the settings of the server (.env).

  pnpm backup FOLDER    copies it into a new folder, beside the running server, and reads the copy
                        once more
  pnpm restore FOLDER   puts a copy in the place of the data, while the server is stopped; what is
                        there is kept beside it for seven days

A copy holds what visitors sent, and the secret and the token where they are kept in DATA_DIR. It does
not hold RESUME_KEY, without which it opens no resume that was sealed with it: keep that elsewhere.`;

const extras = ["secret", "token", "mail"];

/** Exits with 1 and one sentence on failure. */
async function main(): Promise<void> {
  process.umask(0o077);
  const [command, folder, ...more] = process.argv.slice(2);
  if (folder === "--help" || folder === "-h") return console.log(help);
  if (folder === undefined || more.length > 0)
    throw new BackupError(`Name one folder: \`pnpm ${command} FOLDER\`.`);
  if (existsSync(".env")) process.loadEnvFile(".env");
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
