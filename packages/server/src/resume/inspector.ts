import { fileURLToPath } from "node:url";
import { FairScheduler } from "@agency/content-lake/fair-scheduler";
import { getWorkerEnv, Worker } from "@agency/content-lake/workers";
import { Promise as Task, TerminateError } from "workerpool";
import type { ResumeKind } from "../records/types.ts";
import type { ClamdAddress } from "../settings/settings.ts";
import type { Timeouts } from "../settings/timeouts.ts";
import { type Scanned, scan } from "./clamd.ts";

/**
 * What became of a look into a file: `safe` where there is no virus scanner, `clean` or `infected`
 * where there is one, `waiting` while it is away.
 */
export type Finding = "unsafe" | "safe" | "clean" | "infected" | "waiting";

/** A file was not looked into: too many wait, or the machine did not come to it. */
export class InspectorBusyError extends Error {}

export interface Inspector {
  /** Looks into a file, in the turn of a visitor's address. Throws InspectorBusyError. */
  inspect(client: string, kind: ResumeKind, content: Buffer): Promise<Finding>;
  /** Has a file scanned that was kept until then; unset where no scanner is set. */
  scan?: (content: Buffer) => Promise<Scanned>;
  close(): Promise<void>;
}

/**
 * What looks into resumes: a process of its own, that hostile files can fill or hold up without harm
 * to this one, and clamd where it is set.
 */
export function createInspector(timeouts: Timeouts, clamd?: ClamdAddress): Inspector {
  const turns = new FairScheduler({
    running: 1,
    maxQueuedPerClient: 30,
    waiting: 200,
    maxWait: 30_000,
  });
  const worker = new Worker({
    file: fileURLToPath(new URL("safe-worker.ts", import.meta.url)),
    // By the clock. The worker ends itself by what it takes of the processor, which is sooner unless
    // the machine is busy.
    callTimeout: timeouts.look,
    idle: 30_000,
    options: () => ({
      workerType: "process",
      // What the engine says of a process that takes too much memory is nobody's concern.
      emitStdStreams: true,
      forkOpts: {
        env: { ...getWorkerEnv(), MALLOC_ARENA_MAX: "1" },
        // Of 64 KiB: a small file can unpack to a very large one.
        execArgv: [
          "--max-old-space-size=192",
          "--max-semi-space-size=4",
          "--wasm-max-mem-pages=1024",
        ],
        serialization: "advanced",
      },
    }),
  });

  async function isSafe(kind: ResumeKind, content: Buffer): Promise<boolean> {
    try {
      return await worker.run<boolean>("isSafe", [kind, content]);
    } catch (error) {
      // What takes too much is as unreadable for whoever opens it.
      if (error instanceof TerminateError) return false;
      if (error instanceof Task.TimeoutError)
        throw new InspectorBusyError("The machine did not come to it", { cause: error });
      throw error;
    }
  }

  async function inTurn<Result>(client: string, work: () => Promise<Result>): Promise<Result> {
    try {
      return await turns.run(client, work);
    } catch (error) {
      if ((error as { status?: unknown }).status !== 429) throw error;
      throw new InspectorBusyError("Too many wait", { cause: error });
    }
  }

  return {
    async inspect(client, kind, content) {
      if (!(await inTurn(client, () => isSafe(kind, content)))) return "unsafe";
      if (!clamd) return "safe";
      return (await scan(clamd, content, timeouts.scan)) ?? "waiting";
    },
    ...(clamd && { scan: (content: Buffer) => scan(clamd, content, timeouts.scan) }),
    close: () => worker.close(),
  };
}
