import { fileURLToPath } from "node:url";
import { FairScheduler } from "@agency/content-lake/fair-scheduler";
import { getWorkerEnv, Worker } from "@agency/content-lake/workers";
import { Promise as Task, TerminateError } from "workerpool";
import type { ResumeKind } from "../records/types.ts";
import type { ClamdAddress } from "../settings/settings.ts";
import type { Timeouts } from "../settings/timeouts.ts";
import { type Scanned, scan } from "./clamd.ts";

/** `safe`: no virus scanner. `waiting`: it is unavailable. */
export type Finding = "unsafe" | "safe" | "clean" | "infected" | "waiting";

export class InspectorBusyError extends Error {}

export interface Inspector {
  /** Scheduled fairly by client. Throws InspectorBusyError. */
  inspect(client: string, kind: ResumeKind, content: Buffer): Promise<Finding>;
  scan?: (content: Buffer) => Promise<Scanned>;
  close(): Promise<void>;
}

/**
 * Inspects resumes in a separate process, which hostile files may exhaust, and by the virus scanner
 * if configured.
 */
export function createInspector(timeouts: Timeouts, clamd?: ClamdAddress): Inspector {
  const turns = new FairScheduler({
    maxRunning: 1,
    maxQueuedPerClient: 30,
    maxQueued: 200,
    maxWait: 30_000,
  });
  const worker = new Worker({
    file: fileURLToPath(new URL("safe-worker.ts", import.meta.url)),
    // Wall-clock limit. The CPU limit is shorter, except on a busy machine.
    callTimeout: timeouts.look,
    idle: 30_000,
    options: () => ({
      workerType: "process",
      // Suppresses the engine's out-of-memory messages.
      emitStdStreams: true,
      forkOpts: {
        env: { ...getWorkerEnv(), MALLOC_ARENA_MAX: "1" },
        // Pages of 64 KiB, against small files that unpack to large ones.
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
      // Counts as unreadable.
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
