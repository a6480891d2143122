import { setPriority } from "node:os";
import { Worker } from "node:worker_threads";
import { worker } from "workerpool";
import type { ResumeKind } from "../records/types.ts";
import { isSafe } from "./safe.ts";

/** CPU time in ms. Wall time would reject good files on a busy machine. */
const max = 20_000;

// Below the server.
setPriority(5);

const watch = new Worker(new URL("processor-watch.ts", import.meta.url), {
  workerData: { max },
  resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2 },
});
watch.unref();

worker({
  async isSafe(kind: ResumeKind, bytes: Uint8Array) {
    watch.postMessage(true);
    try {
      return await isSafe(kind, Buffer.from(bytes));
    } finally {
      watch.postMessage(false);
    }
  },
});
