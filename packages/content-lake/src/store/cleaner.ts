import type { DatabaseSync } from "node:sqlite";
import { Worker, workerFile } from "../workers.ts";
import { emptyLog, hasRemains, rewrite } from "./rewrite.ts";

/** In ms. One rewriting is enough for all the deletions before it. */
const PAUSE = 1_000;
/** How many times as long as a rewriting took the next one waits: a large file has its rest. */
const REST = 20;
/** In ms: a file for which this is too short is larger than any that this service is for. */
const HARD_END = 10 * 60_000;

/** Takes what was deleted out of a dataset's file. */
export interface Cleaner {
  /** Something was deleted: it leaves the log at once, and the file soon. */
  start(): void;
  /** Finishes what is due. */
  close(): Promise<void>;
}

/**
 * SQLite overwrites a deleted row, but not the copies that were left behind in unused parts of pages
 * when rows moved to other pages. Only a rewriting leaves those out. That it is due is kept in the
 * file, so that a crash does not forget it. A worker does it: who writes meanwhile waits, nobody else.
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
