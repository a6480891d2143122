import { execFile } from "node:child_process";
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Logger } from "pino";
import { toLogFields } from "../../http/errors.ts";
import { defaultTimeouts } from "../../settings/timeouts.ts";
import { recordBackup } from "./lastBackup.ts";

const run = promisify(execFile);

/** Local hour. */
const hour = 3;

export interface NightlyOptions {
  dataDir: string;
  folder: string;
  keep: number;
  log: Logger;
  now?: () => Date;
  /** @default `pnpm backup` in its own process */
  make?: (folder: string) => Promise<unknown>;
}

/**
 * Creates the nightly backup job, which keeps the newest `keep`. A missed backup follows the next
 * start.
 */
export function createNightlyBackup({
  dataDir,
  folder,
  keep,
  log,
  now = () => new Date(),
  make = backUpInProcess,
}: NightlyOptions) {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();

  async function look(): Promise<void> {
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const made = await backupsIn(folder);
      if ((made.at(-1) ?? "") >= getName(lastNight(now()))) return;
      const name = getName(now());
      // Renamed when complete, so unfinished backups never count.
      const part = join(folder, "unfinished");
      await rm(part, { recursive: true, force: true });
      await make(part);
      await rename(part, join(folder, name));
      const old = [...made, name].slice(0, -keep);
      for (const one of old) await rm(join(folder, one), { recursive: true, force: true });
      log.info({ backup: name, removed: old.length }, "backup made");
      await recordBackup(dataDir, "succeededAt", now()).catch(() => undefined);
    } catch (error) {
      // Contains only paths and its own sentences.
      const { stderr: reason } = error as { stderr?: string };
      log.error(
        { error: toLogFields(error), ...(reason && { reason: reason.trim() }) },
        "backup failed",
      );
      await recordBackup(dataDir, "failedAt", now()).catch(() => undefined);
    }
  }

  const schedulePoll = (pause: number) => {
    timer = setTimeout(() => {
      running = look();
      schedulePoll(defaultTimeouts.backupLook);
    }, pause);
  };

  return {
    look,
    start: () => schedulePoll(defaultTimeouts.backupFirst),
    async stop() {
      clearTimeout(timer);
      await running;
    },
  };
}

/** Sortable. */
const getName = (time: Date): string => `${time.toISOString().slice(0, 19).replaceAll(":", "-")}Z`;

const backupsIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder)).filter((name) => /^\d{4}(-\d\d){2}T\d\d(-\d\d){2}Z$/.test(name)).sort();

function lastNight(now: Date): Date {
  const night = new Date(now);
  night.setHours(hour, 0, 0, 0);
  if (night > now) night.setDate(night.getDate() - 1);
  return night;
}

/** Hashing would block the event loop. */
const backUpInProcess = (folder: string) =>
  run(process.execPath, [
    "--conditions=@agency/source",
    fileURLToPath(new URL("cli.ts", import.meta.url)),
    "backup",
    folder,
  ]);
