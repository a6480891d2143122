import { access, constants } from "node:fs/promises";
import { encode } from "blurhash";
import sharp, { type Sharp } from "sharp";
import type { JsonObject } from "../document.ts";
import { httpError } from "../errors.ts";
import { extractPalette } from "./palette.ts";

export const MAX_PIXELS = 100_000_000;

export interface ImageInfo {
  /** In pixels, after EXIF orientation. */
  width: number;
  height: number;
  /** `jpg`, `png`, `webp`, `gif`, `svg`, `avif` or `tiff`. */
  extension: string;
  /** `sanity.imageMetadata`. */
  metadata: JsonObject;
}

const EXTENSIONS: Record<string, string> = {
  avif: "avif",
  gif: "gif",
  heif: "avif",
  jpeg: "jpg",
  png: "png",
  svg: "svg",
  tiff: "tiff",
  webp: "webp",
};

class UnsupportedImageError extends Error {}

/**
 * Reads an image's metadata, palette and previews. Hides the decoder's messages, which may contain
 * the file's path.
 *
 * @throws HttpError 400 for an unreadable image, or the error of opening it
 */
export async function readImage(path: string): Promise<ImageInfo> {
  await access(path, constants.R_OK);
  try {
    return await read(path);
  } catch (error) {
    throw httpError(400, `The upload is not an image that can be read: ${getReason(error)}`);
  }
}

const adviseFormat = (format: string): string =>
  `${format} is not supported. Export it as JPEG, PNG, WebP or AVIF`;

function getReason(error: unknown): string {
  const { message } = error as Error;
  if (error instanceof UnsupportedImageError) return message;
  if (message.includes("unsupported image format")) return adviseFormat("its format");
  if (message.includes("pixel limit"))
    return `it has more than ${MAX_PIXELS / 1e6} million pixels. Save it smaller`;
  return "it is damaged. Save it again";
}

async function read(path: string): Promise<ImageInfo> {
  const { format, compression, autoOrient, hasAlpha } = await openImage(path).metadata();
  const { width, height } = autoOrient;
  const extension = EXTENSIONS[format];
  if (!extension || (format === "heif" && compression !== "av1")) {
    throw new UnsupportedImageError(adviseFormat(`the format ${format}`));
  }
  if (!(width > 0 && height > 0)) throw new UnsupportedImageError("it has no size");
  const small = await createThumbnail(path);
  const metadata: JsonObject = {
    _type: "sanity.imageMetadata",
    dimensions: {
      _type: "sanity.imageDimensions",
      aspectRatio: width / height,
      height,
      width,
    },
    hasAlpha,
    isOpaque: !hasAlpha || (extension !== "svg" && (await openImage(path).stats()).isOpaque),
    lqip: await createPreview(small, hasAlpha),
    blurHash: await computeBlurHash(small),
    palette: await extractPalette(small.data),
  };
  return { width, height, extension, metadata };
}

/** Opens an image, upright by EXIF orientation. Decoding fails above 100 megapixels. */
export function openImage(path: string): Sharp {
  return sharp(path, { limitInputPixels: MAX_PIXELS, failOn: "error" }).autoOrient();
}

interface Thumbnail {
  data: Buffer;
  info: { width: number; height: number };
}

/** In pixels. */
const thumbnailSize = 100;

/** Decoding takes most of an upload's time. */
const createThumbnail = (path: string): Promise<Thumbnail> =>
  openImage(path)
    .resize({
      width: thumbnailSize,
      height: thumbnailSize,
      fit: "inside",
      withoutEnlargement: true,
    })
    .toColourspace("srgb")
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });

const from = ({ data, info: { width, height } }: Thumbnail): Sharp =>
  sharp(data, { raw: { width, height, channels: 4 } });

async function createPreview(small: Thumbnail, hasAlpha: boolean): Promise<string> {
  const tiny = from(small).resize({ width: 20 });
  const type = hasAlpha ? "png" : "jpeg";
  const bytes = await (hasAlpha ? tiny.png() : tiny.jpeg({ quality: 60 })).toBuffer();
  return `data:image/${type};base64,${bytes.toString("base64")}`;
}

/** Source: https://blurha.sh */
async function computeBlurHash(small: Thumbnail): Promise<string> {
  const { data, info } = await from(small)
    .resize({ width: 32, height: 32, fit: "inside" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return encode(new Uint8ClampedArray(data), info.width, info.height, 4, 3);
}
