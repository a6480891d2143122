import { statfs } from "node:fs/promises";
import { readLastBackup } from "../content/backup/lastBackup.ts";
import type { HealthCheck } from "./monitor.ts";

const mebibyte = 1_048_576;

/** Free MiB that raise an alarm. On small disks, a tenth. */
const minFree = 1_024;

/** In ms: a nightly backup is 12 hours late. */
const maxBackupAge = 36 * 3_600_000;

/** Checks the disk of `DATA_DIR`. */
export const createDiskCheck = (dataDir: string, read = statfs): HealthCheck => ({
  name: "disk",
  async read() {
    const { bavail, blocks, bsize } = await read(dataDir);
    const toMebibytes = (count: number) => Math.floor((count * bsize) / mebibyte);
    const details = { freeMb: toMebibytes(bavail), totalMb: toMebibytes(blocks) };
    return {
      details,
      ...(details.freeMb < Math.min(minFree, details.totalMb / 10) && {
        alarm:
          "the disk of DATA_DIR is nearly full: free space on it, or submissions will be refused",
      }),
    };
  },
});

interface BackupCheckOptions {
  dataDir: string;
  /** Whether `BACKUP_DIR` is set. */
  isNightly: boolean;
  now?: () => number;
}

/** Checks the last backup's age, and the last nightly one's failure. */
export function createBackupCheck({
  dataDir,
  isNightly,
  now = Date.now,
}: BackupCheckOptions): HealthCheck {
  const startedAt = now();
  return {
    name: "backup",
    async read() {
      const { succeededAt, failedAt } = await readLastBackup(dataDir);
      const isFailed = failedAt !== undefined && failedAt > (succeededAt ?? "");
      const age = succeededAt === undefined ? undefined : now() - Date.parse(succeededAt);
      // Backups by hand promise no other.
      const isLate = isNightly && (age ?? now() - startedAt) > maxBackupAge;
      return {
        details: {
          nightly: isNightly,
          succeededAt: succeededAt ?? null,
          ageHours: age === undefined ? null : Math.round(age / 360_000) / 10,
          failedAt: isFailed ? failedAt : null,
        },
        ...(isLate && {
          alarm: "there is no backup of the last 36 hours: see the line `backup failed`",
        }),
        ...(isFailed && {
          alarm: "the last backup failed: see the line `backup failed` for the reason",
        }),
      };
    },
  };
}
