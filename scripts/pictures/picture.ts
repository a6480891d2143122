import pixelmatch from "pixelmatch";
import sharp from "sharp";

/** Raw RGBA. */
export interface Picture {
  width: number;
  height: number;
  data: Buffer;
}

/** In px. */
const margin = 16;
/** Maximum channel difference. */
const groundTolerance = 8;
/** In px, more than a section's padding. */
const maxBelow = 240;
/** Allows different antialiasing, but no wrong margin. */
const threshold = 0.15;
const maxDifferentPixels = 20;
/** Pixels that a reduced palette may change. */
const maxPaletteChanges = 4;

export async function decode(file: Uint8Array): Promise<Picture> {
  const { data, info } = await sharp(file)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

const raw = ({ data, width, height }: Picture) =>
  sharp(data, { raw: { width, height, channels: 4 } });

/** Lossless WebP, with a reduced palette if it looks the same: a sixth of the PNG. */
export async function encode(picture: Picture): Promise<Buffer> {
  for (const quality of [60, 80, 90]) {
    const few = await raw(picture)
      .png({ palette: true, quality, effort: 10, dither: 0 })
      .toBuffer();
    if (different(await decode(few), picture) <= maxPaletteChanges) {
      return sharp(few).webp({ lossless: true, effort: 6 }).toBuffer();
    }
  }
  return raw(picture).removeAlpha().webp({ lossless: true, effort: 6 }).toBuffer();
}

const different = (one: Picture, other: Picture, seen?: Buffer) =>
  pixelmatch(one.data, other.data, seen, one.width, one.height, { threshold });

/**
 * Crops the background at the far sides. The start corner stays, to compare margins.
 *
 * @param direction determines that corner
 * @param minHeight end of the story, in px
 */
export function cropBackground(
  frame: Picture,
  direction: "ltr" | "rtl",
  minHeight: number,
): Picture {
  const { width, height, data } = frame;
  // Nothing is cropped if it has content.
  const corner = (height - 1) * width + (direction === "ltr" ? width - 1 : 0);
  const [red = 0, green = 0, blue = 0] = data.subarray(corner * 4);
  const isOff = (value: number, ground: number) => Math.abs(value - ground) > groundTolerance;
  // All bytes at once: most pixels are background.
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

/** Compares two pictures, `undefined` if they look the same. */
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
