import { fileURLToPath } from "node:url";
import { FairScheduler } from "@agency/content-lake/fair-scheduler";
import { getWorkerEnv, Worker } from "@agency/content-lake/workers";
import { Promise as Task, TerminateError } from "workerpool";
import type { ResumeKind } from "../records/types.ts";
import type { ClamdAddress } from "../settings/settings.ts";
import type { Timeouts } from "../settings/timeouts.ts";
import { type Scanned, scan } from "./clamd.ts";
import type { Inspected } from "./inspect-worker.ts";
import { refuse } from "./refusedFile.ts";

export class InspectorBusyError extends Error {}

interface InspectedResume {
  /** Sanitized. */
  content: Buffer;
  /** `waiting`: the virus scanner is unavailable. Unset: none is configured. */
  scan?: "clean" | "waiting";
}

export interface Inspector {
  /** Fair by client. Throws InspectorBusyError and RefusedFileError. */
  inspect(client: string, kind: ResumeKind, content: Buffer): Promise<InspectedResume>;
  scan?: (content: Buffer) => Promise<Scanned>;
  close(): Promise<void>;
}

/**
 * Inspects resumes in a separate process, which hostile files may exhaust, and by the virus
 * scanner.
 */
export function createInspector(timeouts: Timeouts, clamd?: ClamdAddress): Inspector {
  const turns = new FairScheduler({
    maxRunning: 1,
    maxQueuedPerClient: 30,
    maxQueued: 200,
    maxWait: 30_000,
  });
  const worker = new Worker({
    file: fileURLToPath(new URL("inspect-worker.ts", import.meta.url)),
    // Wall-clock limit, for busy machines.
    callTimeout: timeouts.look,
    idle: 30_000,
    options: () => ({
      workerType: "process",
      // Suppresses the engine's out-of-memory messages.
      emitStdStreams: true,
      forkOpts: {
        env: { ...getWorkerEnv(), MALLOC_ARENA_MAX: "1" },
        // 64 KiB each, against small files that unpack to large ones.
        execArgv: [
          "--max-old-space-size=256",
          "--max-semi-space-size=4",
          "--wasm-max-mem-pages=3072",
        ],
        serialization: "advanced",
      },
    }),
  });

  async function sanitize(kind: ResumeKind, content: Buffer): Promise<Buffer> {
    try {
      const inspected = await worker.run<Inspected>("inspect", [kind, content]);
      if ("code" in inspected) refuse(inspected.code, inspected.reason);
      return Buffer.from((inspected as { content: Uint8Array }).content);
    } catch (error) {
      if (error instanceof TerminateError)
        refuse("file-complex", "a file that exceeds the time or memory of an inspection");
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
      const sanitized = await inTurn(client, () => sanitize(kind, content));
      if (!clamd) return { content: sanitized };
      const scanned = await scan(clamd, content, timeouts.scan);
      if (scanned === "infected") refuse("file-infected", "a file that the virus scanner rejects");
      return { content: sanitized, scan: scanned ?? "waiting" };
    },
    ...(clamd && { scan: (content: Buffer) => scan(clamd, content, timeouts.scan) }),
    close: () => worker.close(),
  };
}
