import type { Picture } from "./queries/picture.ts";

/**
 * The picture with what its editor left of it: an address of that part alone, in its size.
 * Source: `crop` of Sanity's images, `rect` of its image addresses.
 */
export function croppedPicture<Cropped extends Pick<Picture, "url" | "width" | "height" | "crop">>(
  picture: Cropped,
): Cropped {
  const { url, width, height, crop } = picture;
  if (!crop) return picture;
  const [left, top] = [Math.round(crop.left * width), Math.round(crop.top * height)];
  const size = {
    width: Math.max(1, Math.round((1 - crop.right) * width) - left),
    height: Math.max(1, Math.round((1 - crop.bottom) * height) - top),
  };
  return { ...picture, ...size, url: `${url}?rect=${left},${top},${size.width},${size.height}` };
}

/** What a page wants of a picture; lengths in pixels of the result. */
export interface ImageOptions {
  width: number;
  /** With a height the picture is cropped to fill the box. */
  height?: number;
  /** 1 to 100, 80 unless told. */
  quality?: number;
}

/**
 * The address of a picture in a size, in the best format that the browser takes.
 * Source: the image parameters of Sanity's content service.
 */
export function imageUrl(url: string, { width, height, quality = 80 }: ImageOptions): string {
  const box = height === undefined ? `w=${width}` : `w=${width}&h=${height}&fit=crop`;
  return `${url}${url.includes("?") ? "&" : "?"}${box}&q=${quality}&auto=format`;
}

/** A `srcset` of the widths that the original can fill, and of the original's own width. */
export function imageSrcSet(
  image: { url: string; width: number },
  widths: readonly number[],
): string {
  const fitting = widths.filter((width) => width < image.width);
  if (fitting.length < widths.length) fitting.push(image.width);
  return fitting.map((width) => `${imageUrl(image.url, { width })} ${width}w`).join(", ");
}
