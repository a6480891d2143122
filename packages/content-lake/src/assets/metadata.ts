import { encode } from "blurhash";
import sharp, { type Sharp } from "sharp";
import type { JsonObject } from "../document.ts";
import { httpError } from "../errors.ts";
import { paletteOf } from "./palette.ts";

/** Most pixels of an image that is decoded. */
const MAX_PIXELS = 100_000_000;

/** What is known of an uploaded image. */
export interface ImageInfo {
  /** Pixels, after turning the image the way its EXIF orientation says. */
  width: number;
  height: number;
  /** `jpg`, `png`, `webp`, `gif`, `svg`, `avif` or `tiff`. */
  extension: string;
  /** A `sanity.imageMetadata` object. */
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

/** Reads an image file. Throws HttpError 400 if it is none, or one that cannot be decoded here. */
export async function readImage(path: string): Promise<ImageInfo> {
  try {
    return await read(path);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw httpError(400, `The upload is not an image that can be read: ${reason}`);
  }
}

async function read(path: string): Promise<ImageInfo> {
  const { format, compression, autoOrient, hasAlpha } = await openImage(path).metadata();
  const { width, height } = autoOrient;
  const extension = EXTENSIONS[format];
  if (!extension || (format === "heif" && compression !== "av1")) {
    throw new Error(`the format ${format} is not supported`);
  }
  if (!(width > 0 && height > 0)) throw new Error("it has no size");
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
    lqip: await previewOf(path, hasAlpha),
    blurHash: await blurHashOf(path),
    palette: await paletteOf(openImage(path)),
  };
  return { width, height, extension, metadata };
}

/** An image in the right orientation, decoded within the pixel limit. */
export function openImage(path: string): Sharp {
  return sharp(path, { limitInputPixels: MAX_PIXELS, failOn: "error" }).autoOrient();
}

// A picture 20 pixels wide, small enough to stand in the page while the real one loads.
async function previewOf(path: string, hasAlpha: boolean): Promise<string> {
  const small = openImage(path).resize({ width: 20 });
  const type = hasAlpha ? "png" : "jpeg";
  const bytes = await (hasAlpha ? small.png() : small.jpeg({ quality: 60 })).toBuffer();
  return `data:image/${type};base64,${bytes.toString("base64")}`;
}

/** A picture in 28 characters, for programs that draw their own preview. Source: https://blurha.sh */
async function blurHashOf(path: string): Promise<string> {
  const { data, info } = await openImage(path)
    .resize({ width: 32, height: 32, fit: "inside" })
    .toColourspace("srgb")
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return encode(new Uint8ClampedArray(data), info.width, info.height, 4, 3);
}
