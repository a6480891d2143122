import { parentPort, workerData } from "node:worker_threads";
import { drawSharing } from "./draw.ts";
import type { RenderArtwork } from "./drawing.ts";
import { drawPortrait } from "./drawPortrait.ts";
import type { PortraitInput } from "./portrait.ts";
import type { SharingInput } from "./types.ts";

export type Order = { id: number } & Ordered;
export type Ordered = { sharing: SharingInput } | { portrait: PortraitInput };
export type Drawn = { id: number } & (
  | { pixels: Uint8ClampedArray<ArrayBuffer> }
  | { error: string }
);

/** Node cannot run the component sources. */
const renderArtwork: RenderArtwork = async (evidence, language) => {
  const artwork = (await import(workerData)) as typeof import("./artworkMarkup.tsx");
  return artwork.renderArtwork(evidence, language);
};

const draw = async (order: Ordered) =>
  "portrait" in order ? drawPortrait(order.portrait) : drawSharing(order.sharing, renderArtwork);

parentPort?.on("message", ({ id, ...order }: Order) => {
  draw(order).then(
    (pixels) => parentPort?.postMessage({ id, pixels } satisfies Drawn, [pixels.buffer]),
    (error: unknown) => parentPort?.postMessage({ id, error: String(error) } satisfies Drawn),
  );
});
