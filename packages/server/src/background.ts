import { removeReplaced } from "@agency/content-lake";
import type { Logger } from "pino";
import { createNightlyBackup } from "./content/backup/nightlyBackup.ts";
import type { OpenExtension } from "./extension.ts";
import type { Monitor } from "./monitoring/monitor.ts";
import type { Writer } from "./records/store.ts";
import type { Inspector } from "./resume/inspector.ts";
import { createRescanner } from "./resume/rescans.ts";
import type { Settings } from "./settings/settings.ts";
import { defaultTimeouts, type Timeouts } from "./settings/timeouts.ts";
import { createPurger } from "./submissions/deletions.ts";

interface BackgroundDeps {
  settings: Settings;
  writer: Writer;
  extensions: readonly OpenExtension[];
  inspector: Inspector;
  monitor: Monitor;
  timeouts: Timeouts;
  log: Logger;
}

interface Background {
  start(): void;
  stop(): Promise<void>;
}

/** Creates the jobs: purge, rescans, nightly backup and monitor. */
export function createBackground(deps: BackgroundDeps): Background {
  const { settings, writer, extensions, inspector, monitor, timeouts, log } = deps;
  const { content, mailFolder, retentionDays, backupFolder, backupsKept: keep } = settings;
  const purger = createPurger({
    place: { writer, mailFolder, by: "server" },
    retentionDays,
    timeouts,
    log,
    async purgeOthers(before) {
      for (const extension of extensions) await extension.purge?.(before);
      if (content.embedded)
        await removeReplaced(settings.dataDir, Date.now() - defaultTimeouts.replacedKept);
    },
  });
  const { resumeKeys } = settings;
  const { scan } = inspector;
  const rescanner = scan && createRescanner({ writer, resumeKeys, scan, timeouts, log });
  const nightly =
    content.embedded && backupFolder
      ? createNightlyBackup({ dataDir: settings.dataDir, folder: backupFolder, keep, log })
      : undefined;
  return {
    start() {
      purger.start();
      nightly?.start();
      rescanner?.start();
      monitor.start();
    },
    async stop() {
      await Promise.all([purger.stop(), nightly?.stop(), rescanner?.stop(), monitor.stop()]);
    },
  };
}
