import type { DatabaseSync } from "node:sqlite";
import { Worker, workerFile } from "../workers.ts";
import { needsVacuum, rewrite, truncateWal } from "./vacuum.ts";

/** In ms, so that one VACUUM covers several deletions. */
const VACUUM_DELAY = 1_000;
/** Minimum pause, as a multiple of the last VACUUM's duration. */
const VACUUM_PAUSE_FACTOR = 20;
/** In ms. */
const CALL_TIMEOUT = 10 * 60_000;

export interface VacuumScheduler {
  /** Call after a deletion marked in `remains`. Truncates the WAL and schedules a VACUUM. */
  start(): void;
  /** Waits for a running VACUUM, then runs a pending one on this thread. */
  close(): Promise<void>;
}

/**
 * Schedules VACUUM in a worker, to remove copies of deleted rows from unused parts of pages. It
 * blocks only writers. The transaction of a deletion marks it in the table `remains`, so that it is
 * resumed here after a crash. A failed one is repeated.
 */
export function createVacuumScheduler(
  db: DatabaseSync,
  file: string,
  log: (error: unknown) => void,
): VacuumScheduler {
  const worker = new Worker({
    file: workerFile("store/rewrite-worker"),
    callTimeout: CALL_TIMEOUT,
    idle: 0,
    options: () => ({ workerType: "thread" }),
  });
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  let pause = VACUUM_DELAY;

  const plan = (after: number) => {
    timer ??= setTimeout(() => {
      timer = undefined;
      running = running.then(clean);
    }, after).unref();
  };

  async function clean(): Promise<void> {
    const start = performance.now();
    const done = await worker.run("rewrite", [file]).catch((error: unknown) => void log(error));
    pause = Math.max(VACUUM_DELAY, VACUUM_PAUSE_FACTOR * (performance.now() - start));
    if (!done || needsVacuum(db)) plan(pause);
  }

  if (needsVacuum(db)) plan(0);
  return {
    start() {
      truncateWal(db);
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
