import type { DatabaseSync } from "node:sqlite";
import { Worker, workerFile } from "../workers.ts";
import { emptyLog, hasRemains, rewrite } from "./rewrite.ts";

/** In ms, so that one VACUUM covers several deletions. */
const PAUSE = 1_000;
/** Minimum pause, as a multiple of the last VACUUM's duration. */
const REST = 20;
/** In ms. */
const HARD_END = 10 * 60_000;

export interface Cleaner {
  /** Call after a deletion. Truncates the WAL now and schedules a VACUUM. */
  start(): void;
  close(): Promise<void>;
}

/**
 * SQLite overwrites deleted rows, but not copies left in unused parts of pages. Only VACUUM removes
 * them. A pending VACUUM is recorded in the file, to survive a crash. It blocks only writers.
 */
export function createCleaner(
  db: DatabaseSync,
  file: string,
  log: (error: unknown) => void,
): Cleaner {
  const worker = new Worker({
    file: workerFile("store/rewrite-worker"),
    hardEnd: HARD_END,
    idle: 0,
    options: () => ({ workerType: "thread" }),
  });
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  let pause = PAUSE;

  const plan = (after: number) => {
    timer ??= setTimeout(() => {
      timer = undefined;
      running = running.then(clean);
    }, after).unref();
  };

  async function clean(): Promise<void> {
    const start = performance.now();
    const done = await worker.run("rewrite", [file]).catch((error: unknown) => void log(error));
    pause = Math.max(PAUSE, REST * (performance.now() - start));
    if (!done || hasRemains(db)) plan(pause);
  }

  if (hasRemains(db)) plan(0);
  return {
    start() {
      emptyLog(db);
      plan(pause);
    },
    async close() {
      clearTimeout(timer);
      await running;
      clearTimeout(timer);
      await worker.close();
      rewrite(db);
    },
  };
}
