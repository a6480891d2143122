import { fileURLToPath } from "node:url";
import { type Pool, pool } from "workerpool";
import type { IndexerThread } from "./worker.ts";

/** Maximum per call, in ms. */
const timeout = 120_000;

/** Creates a worker thread that starts on the first call, and again after it ended. */
export function createWorkerThread(module: URL) {
  let thread: Pool | undefined;
  let idle: NodeJS.Timeout | undefined;

  const start = () =>
    pool(fileURLToPath(module), {
      maxWorkers: 1,
      workerType: "thread",
      workerTerminateTimeout: 20,
      workerThreadOpts: {
        execArgv: ["--conditions=@agency/source"],
        // A larger young generation costs tens of megabytes.
        resourceLimits: { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 96 },
      },
    });

  async function end(): Promise<void> {
    clearTimeout(idle);
    const ended = thread;
    thread = undefined;
    await ended?.terminate(true);
  }

  return {
    isRunning: () => thread !== undefined,
    async call<Name extends keyof IndexerThread>(
      name: Name,
      ...args: Parameters<IndexerThread[Name]>
    ): Promise<Awaited<ReturnType<IndexerThread[Name]>>> {
      clearTimeout(idle);
      thread ??= start();
      return (await thread.exec(name, args).timeout(timeout)) as never;
    },
    end,
    /** @param wait in ms */
    endWhenIdle(wait: number): void {
      clearTimeout(idle);
      idle = setTimeout(() => void end(), wait).unref();
    },
  };
}
