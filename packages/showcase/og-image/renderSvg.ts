import { fileURLToPath } from "node:url";
import { type Image, loadImage } from "@napi-rs/canvas";

const families = "Instrument Sans, Readex Pro";

/**
 * Limits librsvg to `fonts/`. Call it on the main thread before rendering text: librsvg reads the
 * environment once, and a worker's `process.env` is a copy.
 */
export function setFontConfig(): void {
  process.env.FONTCONFIG_FILE = fileURLToPath(new URL("./fonts/fonts.conf", import.meta.url));
}

/**
 * Renders the markup's first SVG with librsvg, cropped at the sides (`xMidYMid slice`).
 *
 * @returns undefined without an SVG
 * @throws if the SVG is not well-formed
 */
export async function renderSvg(
  markup: string,
  { width, height }: { width: number; height: number },
): Promise<Image | undefined> {
  const svg = /<svg[\s>].*<\/svg>/s.exec(markup)?.[0];
  if (!svg) return undefined;
  const root = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"`,
    `preserveAspectRatio="xMidYMid slice" font-family="${families}"`,
  ].join(" ");
  const { default: sharp } = await import("sharp");
  const bitmap = await sharp(Buffer.from(svg.replace("<svg", root)))
    .png()
    .toBuffer();
  return loadImage(bitmap);
}
