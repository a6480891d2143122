import { setPriority } from "node:os";
import { Worker } from "node:worker_threads";
import { worker } from "workerpool";
import type { FileCode } from "../forms/fieldError.ts";
import type { ResumeKind } from "../records/types.ts";
import { sanitizeResume } from "./inspect.ts";
import { RefusedFileError } from "./refusedFile.ts";

/** CPU time in ms. Wall time would reject good files on a busy machine. */
const maxTime = 20_000;

/** Resident memory in bytes. Decompressed data is outside the heap. */
const maxMemory = 640 * 1024 * 1024;

// Below the server.
setPriority(5);

const watch = new Worker(new URL("processor-watch.ts", import.meta.url), {
  workerData: { maxTime, maxMemory },
  resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2 },
});
watch.unref();

export type Inspected = { content: Uint8Array } | { code: FileCode; reason: string };

worker({
  async inspect(kind: ResumeKind, bytes: Uint8Array): Promise<Inspected> {
    watch.postMessage(true);
    try {
      return { content: await sanitizeResume(kind, Buffer.from(bytes)) };
    } catch (error) {
      if (error instanceof RefusedFileError) return { code: error.code, reason: error.message };
      // A parser met unexpected bytes.
      return { code: "file-damaged", reason: String(error) };
    } finally {
      watch.postMessage(false);
    }
  },
});
