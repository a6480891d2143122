import type { Picture } from "./queries/picture.ts";

/** Crops a picture as its editor set it. Source: Sanity's `crop` and `rect`. */
export function cropPicture<Cropped extends Pick<Picture, "url" | "width" | "height" | "crop">>(
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

/** In pixels of the result. */
export interface ImageOptions {
  width: number;
  height?: number;
  /** Between 1 and 100. @default 80 */
  quality?: number;
}

/** Returns a URL in the browser's best format. Source: Sanity's image parameters. */
export function getImageUrl(url: string, { width, height, quality = 80 }: ImageOptions): string {
  const box = height === undefined ? `w=${width}` : `w=${width}&h=${height}&fit=crop`;
  return `${url}${url.includes("?") ? "&" : "?"}${box}&q=${quality}&auto=format`;
}

export function getImageSrcSet(
  image: { url: string; width: number },
  widths: readonly number[],
): string {
  const fitting = widths.filter((width) => width < image.width);
  if (fitting.length < widths.length) fitting.push(image.width);
  return fitting.map((width) => `${getImageUrl(image.url, { width })} ${width}w`).join(", ");
}
