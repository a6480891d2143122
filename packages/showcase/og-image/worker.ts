import { parentPort, workerData } from "node:worker_threads";
import type { RenderArtwork } from "./drawPageDrawing.ts";
import { drawPortrait } from "./drawPortrait.ts";
import type { PortraitInput } from "./portrait.ts";
import { renderOgImage } from "./renderOgImage.ts";
import type { OgImageInput } from "./types.ts";

export type Job = { id: number } & JobInput;
export type JobInput = { sharing: OgImageInput } | { portrait: PortraitInput };
export type JobResult = { id: number } & (
  | { pixels: Uint8ClampedArray<ArrayBuffer> }
  | { error: string }
);

/** Node cannot run the component sources. */
const renderArtwork: RenderArtwork = async (evidence, language) => {
  const artwork = (await import(workerData)) as typeof import("./artworkMarkup.tsx");
  return artwork.renderArtwork(evidence, language);
};

const draw = async (order: JobInput) =>
  "portrait" in order ? drawPortrait(order.portrait) : renderOgImage(order.sharing, renderArtwork);

parentPort?.on("message", ({ id, ...order }: Job) => {
  draw(order).then(
    (pixels) => parentPort?.postMessage({ id, pixels } satisfies JobResult, [pixels.buffer]),
    (error: unknown) => parentPort?.postMessage({ id, error: String(error) } satisfies JobResult),
  );
});
