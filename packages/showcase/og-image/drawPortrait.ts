import { portrait } from "@agency/ui/draw-portrait";
import type { PortraitRecord } from "@agency/ui/Portrait";
import { createCanvas } from "@napi-rs/canvas";
import { brandColors } from "../src/colors.ts";
import { drawDiamond, drawDot } from "./pen.ts";
import { type PortraitInput, portraitSide } from "./portrait.ts";
import { drawLayers, drawLine, pathUnits } from "./portraitDrawings.ts";

/** Head, in the 480 × 600 drawing. */
const crop = { x: 54, y: 58, side: 404 };

const getColors = (theme: PortraitInput["theme"]) => ({
  ...brandColors[theme],
  ground: brandColors[theme].raised,
});

function createBackground(width: number, height: number, ground: string) {
  const context = createCanvas(width, height).getContext("2d");
  context.fillStyle = ground;
  context.fillRect(0, 0, width, height);
  return context;
}

/** Returns a head as RGBA pixels, like the library's small portraits. */
export function drawPortrait({ record, theme, mirrored }: PortraitInput) {
  const colors = getColors(theme);
  const face = portrait(record, "small");
  const context = createBackground(portraitSide, portraitSide, colors.ground);
  const pen = { context, colors };
  const facing = record.facing === "start";
  if (mirrored !== facing) context.transform(-1, 0, 0, 1, portraitSide, 0);
  const scale = portraitSide / crop.side;
  context.scale(scale, scale);
  context.translate(-crop.x, -crop.y);
  drawLayers(pen, face, 1.5 / scale);
  drawLine(pen, face.line, 3.8 / scale);
  return new Uint8ClampedArray(context.getImageData(0, 0, portraitSide, portraitSide).data);
}

/** Twice 480 × 600, in px. */
export const fullPortraitSize = { width: 960, height: 1200 };

/** Returns head and shoulders as RGBA pixels, for content images. */
export function drawFullPortrait(record: PortraitRecord, theme: PortraitInput["theme"]) {
  const colors = getColors(theme);
  const { width, height } = fullPortraitSize;
  const face = portrait(record, "large");
  const context = createBackground(width, height, colors.ground);
  const pen = { context, colors };
  context.scale(2 / pathUnits, 2 / pathUnits);
  drawLayers(pen, face, pathUnits);
  drawLine(pen, face.line, 3.2 * pathUnits);
  context.fillStyle = colors.line;
  drawDot(context, face.start, 6.6 * pathUnits);
  drawDiamond(context, face.end, 8.6 * pathUnits);
  return new Uint8ClampedArray(context.getImageData(0, 0, width, height).data);
}
