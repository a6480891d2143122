import { parentPort } from "node:worker_threads";
import type { SharingInput } from "../../shared/sharing.ts";
import { drawPortrait } from "../portraits/draw.ts";
import type { PortraitInput } from "../portraits/input.ts";
import { drawSharing } from "./draw.ts";
import type { MarkupOf } from "./drawing.ts";

/** A picture to draw, and what came of it, by the same number. */
export type Order = { id: number } & Ordered;
export type Ordered = { sharing: SharingInput } | { portrait: PortraitInput };
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

const draw = async (order: Ordered) =>
  "portrait" in order ? drawPortrait(order.portrait) : drawSharing(order.sharing, markupOf);

parentPort?.on("message", ({ id, ...order }: Order) => {
  draw(order).then(
    (pixels) => parentPort?.postMessage({ id, pixels } satisfies Drawn, [pixels.buffer]),
    (error: unknown) => parentPort?.postMessage({ id, error: String(error) } satisfies Drawn),
  );
});
