import { Worker } from "node:worker_threads";
import { type SharingInput, sharingSize } from "../../shared/sharing.ts";
import { type PortraitInput, portraitSide } from "../portraits/input.ts";
import type { Drawn, Order, Ordered } from "./worker.ts";

/** Of a picture, in bytes: what chats still show without asking. */
const mostBytes = 120_000;

interface Waiting {
  resolve: (pixels: Uint8ClampedArray<ArrayBuffer>) => void;
  reject: (reason: Error) => void;
}

let worker: Worker | undefined;
let last = 0;
const waiting = new Map<number, Waiting>();

/** The worker lives as long as pictures are asked for: kept, it would hold memory for nothing. */
function settle(id: number): Waiting | undefined {
  const one = waiting.get(id);
  waiting.delete(id);
  if (waiting.size === 0) {
    void worker?.terminate();
    worker = undefined;
  }
  return one;
}

function open(): Worker {
  const opened = new Worker(new URL("./worker.ts", import.meta.url), {
    // The packages' sources, as the server runs; said here for whoever starts it without.
    execArgv: ["--conditions=@agency/source"],
  });
  opened.on("message", (drawn: Drawn) => {
    const one = settle(drawn.id);
    if ("pixels" in drawn) one?.resolve(drawn.pixels);
    else one?.reject(new Error(drawn.error));
  });
  opened.on("error", (error) => {
    // One that was ended already owes nothing any more.
    if (worker !== opened) return;
    worker = undefined;
    const all = [...waiting.values()];
    waiting.clear();
    for (const { reject } of all) reject(error as Error);
  });
  return opened;
}

/**
 * Draws off the serving thread: the first picture takes some 200 ms of processor time, with the fonts
 * and the code of what is drawn, each other one 10 to 30, and a crawler asks for many at once.
 */
const draw = (ordered: Ordered) =>
  new Promise<Uint8ClampedArray<ArrayBuffer>>((resolve, reject) => {
    worker ??= open();
    const id = ++last;
    waiting.set(id, { resolve, reject });
    worker.postMessage({ id, ...ordered } satisfies Order);
  });

async function encoded(
  pixels: Uint8ClampedArray<ArrayBuffer>,
  { width, height }: { width: number; height: number },
  colours: number,
): Promise<Buffer> {
  // Loaded with the first picture: a site whose content is elsewhere starts without it.
  const { default: sharp } = await import("sharp");
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ palette: true, colours, dither: 0, compressionLevel: 9, effort: 7 })
    .toBuffer();
}

/**
 * A sharing picture as PNG, 1200 × 630 px and at most 120 KB: few colours suffice for one ink on one
 * ground with one accent, and for flat drawings.
 *
 * @throws if it cannot be drawn
 */
export async function sharingPicture(input: SharingInput): Promise<Buffer> {
  const pixels = await draw({ sharing: input });
  for (const colours of [64, 24, 16]) {
    const file = await encoded(pixels, sharingSize, colours);
    if (file.length <= mostBytes) return file;
  }
  return encoded(pixels, sharingSize, 8);
}

/**
 * The portrait of a mail as PNG, `portraitSide` px on each side, some 6 KB.
 *
 * @throws if it cannot be drawn
 */
export async function portraitPicture(input: PortraitInput): Promise<Buffer> {
  const size = { width: portraitSide, height: portraitSide };
  return encoded(await draw({ portrait: input }), size, 32);
}
