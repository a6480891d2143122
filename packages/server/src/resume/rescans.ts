import type { Logger } from "pino";
import { toLogFields } from "../http/errors.ts";
import { isConflict, type Writer } from "../records/store.ts";
import type { Application } from "../records/types.ts";
import type { Timeouts } from "../settings/timeouts.ts";
import type { Scanned } from "./clamd.ts";
import { readResume } from "./store.ts";

export interface RescannerOptions {
  writer: Writer;
  resumeKeys: readonly string[];
  scan: (content: Buffer) => Promise<Scanned>;
  timeouts: Timeouts;
  log: Logger;
}

export interface Rescanner {
  start(): void;
  stop(): Promise<void>;
}

/**
 * Scans resumes received while the virus scanner was unavailable. Deletes infected files and marks
 * their records.
 */
export function createRescanner(options: RescannerOptions): Rescanner {
  const { writer, resumeKeys, scan, timeouts, log } = options;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  let isStopping = false;

  async function look(): Promise<void> {
    try {
      const waiting = await writer.fetch<Application[]>(
        `*[_type == "jobApplication" && resumeFile.scan == "waiting"] | order(appliedAt) [0...100]`,
      );
      for (const application of waiting) {
        if (isStopping || !(await rescan(application))) return;
      }
    } catch (error) {
      log.warn({ error: toLogFields(error) }, "rescan failed");
    }
  }

  /** False if the scanner is unavailable. */
  async function rescan(application: Application): Promise<boolean> {
    const content = await readResume(writer, application, resumeKeys);
    const scanned = content && (await scan(content));
    if (content && !scanned) return false;
    const change = writer.patch(application._id).ifRevisionId(application._rev);
    const { resume } = application;
    try {
      if (scanned !== "infected") await change.set({ "resumeFile.scan": "clean" }).commit();
      else {
        const refused = change
          .set({ resume: null, "resumeFile.scan": "infected" })
          .unset(["resumeFile.key"]);
        const transaction = writer.transaction().patch(refused);
        if (resume) transaction.delete(resume.asset._ref);
        await transaction.commit();
        log.warn({ reference: application.reference }, "infected resume deleted");
      }
    } catch (error) {
      // Changed concurrently. The next run handles it.
      if (!isConflict(error)) throw error;
    }
    return true;
  }

  const schedulePoll = (pause: number) => {
    timer = setTimeout(() => {
      running = look().finally(() => {
        if (!isStopping) schedulePoll(timeouts.rescan);
      });
    }, pause);
  };

  return {
    start: () => schedulePoll(timeouts.rescan),
    async stop() {
      isStopping = true;
      clearTimeout(timer);
      await running;
    },
  };
}
