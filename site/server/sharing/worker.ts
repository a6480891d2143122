import { parentPort } from "node:worker_threads";
import type { SharingInput } from "../../shared/sharing.ts";
import { drawSharing } from "./draw.ts";
import type { MarkupOf } from "./drawing.ts";

/** A picture to draw, and what came of it, by the same number. */
export interface Order {
  id: number;
  input: SharingInput;
}
export type Drawn = { id: number } & (
  | { pixels: Uint8ClampedArray<ArrayBuffer> }
  | { error: string }
);

/** What the build has made of the library's components, which Node cannot run as they are. */
const built = new URL("../../dist/server/evidence.js", import.meta.url).href;

const markupOf: MarkupOf = async (evidence, language) => {
  const drawings = (await import(built)) as typeof import("../../src/evidence/server.tsx");
  return drawings.markupOf(evidence, language);
};

parentPort?.on("message", ({ id, input }: Order) => {
  drawSharing(input, markupOf).then(
    (pixels) => parentPort?.postMessage({ id, pixels } satisfies Drawn, [pixels.buffer]),
    (error: unknown) => parentPort?.postMessage({ id, error: String(error) } satisfies Drawn),
  );
});
