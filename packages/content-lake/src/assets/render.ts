import type { Sharp } from "sharp";
import { withEffects } from "./image-effects.ts";
import { openImage } from "./metadata.ts";
import type { Transform } from "./transform.ts";

/** Writes the transformed image to `target`. */
export async function render(source: string, transform: Transform, target: string): Promise<void> {
  const { rect, width, height, fit, position, background, flip, effects } = transform;
  let image = openImage(source).extract(rect);
  if (width !== undefined && height !== undefined) {
    image = image.resize({
      width,
      height,
      fit,
      position,
      background: background ?? { r: 255, g: 255, b: 255, alpha: 0 },
    });
  }
  if (flip.includes("h")) image = image.flop();
  if (flip.includes("v")) image = image.flip();
  image = withEffects(image, effects, background);
  await encode(image, transform).toFile(target);
}

function encode(image: Sharp, { format, quality, background }: Transform): Sharp {
  // JPEG has no transparency.
  const opaque = () => image.flatten({ background: background ?? "#ffffff" });
  const q = Math.max(1, quality);
  if (format === "jpg") return opaque().jpeg({ quality: q });
  if (format === "pjpg") return opaque().jpeg({ quality: q, progressive: true });
  if (format === "webp") return image.webp({ quality: q });
  // The default is ten times slower for a few percent.
  if (format === "avif") return image.avif({ quality: q, effort: 2 });
  return format === "gif" ? image.gif() : image.png();
}
