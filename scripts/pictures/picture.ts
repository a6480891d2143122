import pixelmatch from "pixelmatch";
import sharp from "sharp";

/** Pixels, four bytes each: red, green, blue, alpha. */
export interface Picture {
  width: number;
  height: number;
  data: Buffer;
}

/** What is left of the ground beside the last thing drawn, in pixels. */
const margin = 16;
/** How far a channel may be from the ground's and still be ground. */
const groundTolerance = 8;
/** Of the space that a story has below the last thing drawn, in pixels: more than any section's. */
const maxBelow = 240;
/** Of a colour, and of pixels: enough for the smoothing of an edge, not for a wrong margin. */
const threshold = 0.15;
const maxDifferentPixels = 20;
/** Of them, what a file with few colours may take up by itself. */
const maxWrittenBytes = 4;

export async function decode(file: Uint8Array): Promise<Picture> {
  const { data, info } = await sharp(file)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

const raw = ({ data, width, height }: Picture) =>
  sharp(data, { raw: { width, height, channels: 4 } });

/**
 * A WebP file: with as few colours as look the same, and with all of them where that needs all. It is
 * about a sixth of the browser's own PNG.
 */
export async function encode(picture: Picture): Promise<Buffer> {
  for (const quality of [60, 80, 90]) {
    const few = await raw(picture)
      .png({ palette: true, quality, effort: 10, dither: 0 })
      .toBuffer();
    if (different(await decode(few), picture) <= maxWrittenBytes) {
      return sharp(few).webp({ lossless: true, effort: 6 }).toBuffer();
    }
  }
  return raw(picture).removeAlpha().webp({ lossless: true, effort: 6 }).toBuffer();
}

/** How many pixels differ to the eye. */
const different = (one: Picture, other: Picture, seen?: Buffer) =>
  pixelmatch(one.data, other.data, seen, one.width, one.height, { threshold });

/**
 * A frame without the empty ground behind the last thing drawn. It keeps the corner where the page
 * begins, so that every margin that sets something off stays in the picture.
 *
 * @param direction says which corner that is
 * @param minHeight where the story ends, in pixels from the top: its own space after the last thing drawn
 */
export function cropToDrawn(frame: Picture, direction: "ltr" | "rtl", minHeight: number): Picture {
  const { width, height, data } = frame;
  // What lies at the far corner is ground; where something is drawn there, the whole frame is kept.
  const corner = (height - 1) * width + (direction === "ltr" ? width - 1 : 0);
  const [red = 0, green = 0, blue = 0] = data.subarray(corner * 4);
  const isOff = (value: number, ground: number) => Math.abs(value - ground) > groundTolerance;
  // Most pixels are the ground itself: a whole one is asked first.
  const pixels = new Uint32Array(data.buffer, data.byteOffset, width * height);
  const isDrawn = (pixel: number) =>
    pixels[pixel] !== pixels[corner] &&
    (isOff(data[pixel * 4] ?? 0, red) ||
      isOff(data[pixel * 4 + 1] ?? 0, green) ||
      isOff(data[pixel * 4 + 2] ?? 0, blue));
  const isRowDrawn = (y: number) => {
    for (let x = 0; x < width; x++) if (isDrawn(y * width + x)) return true;
    return false;
  };
  let bottom = height - 1;
  while (bottom >= 0 && !isRowDrawn(bottom)) bottom--;
  const isColumnDrawn = (x: number) => {
    for (let y = 0; y <= bottom; y++) if (isDrawn(y * width + x)) return true;
    return false;
  };
  // Counted from the side where the page begins.
  let far = width - 1;
  while (far >= 0 && !isColumnDrawn(direction === "ltr" ? far : width - 1 - far)) far--;
  const kept = {
    width: Math.min(width, far + 1 + margin),
    height: Math.min(
      height,
      Math.max(bottom + 1 + margin, Math.min(Math.ceil(minHeight), bottom + 1 + maxBelow)),
    ),
  };
  return cut(frame, direction === "ltr" ? 0 : width - kept.width, kept);
}

function cut(
  { data, width }: Picture,
  x: number,
  size: { width: number; height: number },
): Picture {
  const kept = Buffer.alloc(size.width * size.height * 4);
  for (let y = 0; y < size.height; y++) {
    const from = (y * width + x) * 4;
    data.copy(kept, y * size.width * 4, from, from + size.width * 4);
  }
  return { ...size, data: kept };
}

/** What sets a picture apart from its reference; undefined where it is the same to the eye. */
export function getDifference(
  reference: Picture,
  actual: Picture,
): { message: string; diff?: Picture } | undefined {
  const { width, height } = reference;
  if (width !== actual.width || height !== actual.height) {
    return {
      message: `${actual.width} × ${actual.height} pixels in place of ${width} × ${height}`,
    };
  }
  if (reference.data.equals(actual.data)) return;
  const seen = Buffer.alloc(reference.data.length);
  const count = different(reference, actual, seen);
  if (count <= maxDifferentPixels) return;
  return { message: `${count} pixels differ`, diff: { width, height, data: seen } };
}
