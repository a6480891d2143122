import { Worker } from "node:worker_threads";
import { type PortraitInput, portraitSide } from "./portrait.ts";
import { setFontConfig } from "./renderSvg.ts";
import { type OgImageInput, ogImageSize } from "./types.ts";
import type { Job, JobInput, JobResult } from "./worker.ts";

/** In bytes. Chat apps show no preview above it. */
const maxBytes = 120_000;

export interface OgImageRenderer {
  /** Returns a PNG of 1200 × 630 px, at most 120 KB. @throws if it cannot be drawn */
  drawOgImage(input: OgImageInput): Promise<Buffer>;
  /** Returns a PNG of `portraitSide` px. @throws if it cannot be drawn */
  drawPortrait(input: PortraitInput): Promise<Buffer>;
}

/**
 * Creates a renderer in a worker: the first image takes 200 ms of CPU, others 10 to 30 ms, and
 * crawlers request many at once.
 *
 * @param artworkModule URL of the compiled `artworkMarkup.tsx`
 */
export function createOgImageRenderer(artworkModule: string): OgImageRenderer {
  const draw = createDrawing(artworkModule);
  setFontConfig();
  return {
    async drawOgImage(input) {
      const pixels = await draw({ sharing: input });
      for (const colours of [64, 24, 16]) {
        const file = await encode(pixels, ogImageSize, colours);
        if (file.length <= maxBytes) return file;
      }
      return encode(pixels, ogImageSize, 8);
    },
    async drawPortrait(input) {
      const size = { width: portraitSide, height: portraitSide };
      return encode(await draw({ portrait: input }), size, 32);
    },
  };
}

type Pixels = Uint8ClampedArray<ArrayBuffer>;

/** Terminates the worker after the last pending image. */
function createDrawing(artworkModule: string) {
  const pending = new Map<number, PromiseWithResolvers<Pixels>>();
  let worker: Worker | undefined;
  let lastId = 0;

  function settle(id: number): PromiseWithResolvers<Pixels> | undefined {
    const one = pending.get(id);
    pending.delete(id);
    if (pending.size === 0) {
      void worker?.terminate();
      worker = undefined;
    }
    return one;
  }

  function open(): Worker {
    const opened = new Worker(new URL("./worker.ts", import.meta.url), {
      // The process may lack the condition.
      execArgv: ["--conditions=@agency/source"],
      workerData: artworkModule,
    });
    opened.on("message", (drawn: JobResult) => {
      const one = settle(drawn.id);
      if ("pixels" in drawn) one?.resolve(drawn.pixels);
      else one?.reject(new Error(drawn.error));
    });
    opened.on("error", (error) => {
      if (worker !== opened) return;
      worker = undefined;
      const all = [...pending.values()];
      pending.clear();
      for (const { reject } of all) reject(error);
    });
    return opened;
  }

  return (ordered: JobInput): Promise<Pixels> => {
    worker ??= open();
    const id = ++lastId;
    const one = Promise.withResolvers<Pixels>();
    pending.set(id, one);
    worker.postMessage({ id, ...ordered } satisfies Job);
    return one.promise;
  };
}

async function encode(
  pixels: Pixels,
  { width, height }: { width: number; height: number },
  colours: number,
): Promise<Buffer> {
  // Most processes never draw an image.
  const { default: sharp } = await import("sharp");
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ palette: true, colours, dither: 0, compressionLevel: 9, effort: 7 })
    .toBuffer();
}
