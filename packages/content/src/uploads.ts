import { imageDimensionsFromStream } from "image-dimensions";

/** In bytes, as in the content service. */
export const maxUploadBytes = 50 * 1024 * 1024;

/** Maximum number of pixels of an image, as in the content service. */
export const maxPicturePixels = 100_000_000;

/** Stored by the content service and shown by browsers. */
const accepted = ["jpeg", "png", "webp", "avif", "gif"];

/**
 * Checks an image. Returns why it is refused, and what to do.
 *
 * @param allowsSvg SVG files can contain scripts
 */
export async function findUploadProblem(
  file: File,
  allowsSvg: boolean,
): Promise<string | undefined> {
  if (file.size === 0) return "The file is empty. Export the image again.";
  if (file.size > maxUploadBytes) return describeSize(file.size);
  const found = await imageDimensionsFromStream(file.stream()).catch(() => undefined);
  if (!found && (await isSvg(file))) {
    return allowsSvg
      ? undefined
      : "SVG files can contain code: ask an admin to upload it, or export it as PNG.";
  }
  if (found?.type === "heic" || /\.hei[cf]$/i.test(file.name))
    return "Most browsers cannot show HEIC images. Export it as JPEG first: Photos on a Mac has File › Export, an iPhone has Settings › Camera › Formats › Most Compatible.";
  if (!found || !accepted.includes(found.type))
    return "Browsers cannot show this file as an image, whatever its name says. Choose a JPEG, PNG, WebP, AVIF or GIF file.";
  const { width, height } = found;
  return width * height > maxPicturePixels ? describePixels(width, height) : undefined;
}

/** Describes a file above `maxUploadBytes`. */
export const describeSize = (bytes: number): string =>
  `The file has ${toMegabytes(bytes)} MB, and the limit is ${toMegabytes(maxUploadBytes)} MB. Export a smaller one.`;

const describePixels = (width: number, height: number): string =>
  `The image has ${Math.round((width * height) / 1e6)} million pixels (${width} × ${height}), and the limit is ${maxPicturePixels / 1e6} million. Save it smaller.`;

/** Rounded up, so that it is above the limit. */
const toMegabytes = (bytes: number): number => Math.ceil((bytes / 1024 / 1024) * 10) / 10;

/** Bytes searched for the root element. */
const headLength = 4096;

const isSvg = async (file: File): Promise<boolean> =>
  /<svg[\s>]/i.test(await file.slice(0, headLength).text());
