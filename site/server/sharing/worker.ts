import { parentPort } from "node:worker_threads";
import type { SharingInput } from "../../shared/sharing.ts";
import { drawSharing } from "./draw.ts";

/** A picture to draw, and what came of it, by the same number. */
export interface Order {
  id: number;
  input: SharingInput;
}
export type Drawn = { id: number } & (
  | { pixels: Uint8ClampedArray<ArrayBuffer> }
  | { error: string }
);

parentPort?.on("message", ({ id, input }: Order) => {
  drawSharing(input).then(
    (pixels) => parentPort?.postMessage({ id, pixels } satisfies Drawn, [pixels.buffer]),
    (error: unknown) => parentPort?.postMessage({ id, error: String(error) } satisfies Drawn),
  );
});
