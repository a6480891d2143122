import { portrait } from "@agency/ui/draw-portrait";
import type { PortraitRecord } from "@agency/ui/Portrait";
import { createCanvas } from "@napi-rs/canvas";
import { brandColors } from "../src/colors.ts";
import { drawLayers, drawLine, fine } from "./faces.ts";
import { dot, rhomb } from "./pen.ts";
import { type PortraitInput, portraitSide } from "./portrait.ts";

/** What is shown of the sheet of 480 by 600: the head, larger than whole figures have it. */
const crop = { x: 54, y: 58, side: 404 };

/** The theme's colours; whoever is drawn stands on the raised ground. */
const getColors = (theme: PortraitInput["theme"]) => ({
  ...brandColors[theme],
  ground: brandColors[theme].raised,
});

function paper(width: number, height: number, ground: string) {
  const context = createCanvas(width, height).getContext("2d");
  context.fillStyle = ground;
  context.fillRect(0, 0, width, height);
  return context;
}

/**
 * The pixels of a person's head on a ground of its own, four bytes each. As the library draws people
 * where they are smallest: without the points at the ends of the line.
 */
export function drawPortrait({ record, theme, mirrored }: PortraitInput) {
  const colors = getColors(theme);
  const face = portrait(record, "small");
  const context = paper(portraitSide, portraitSide, colors.ground);
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

/** Of a whole sheet, in px: two for each of the 480 by 600 that the library's largest drawing is for. */
export const sheetSize = { width: 960, height: 1200 };

/**
 * The pixels of a person from head to shoulders, four bytes each, as the library draws people where
 * they are largest: for a picture that stands in the content.
 */
export function drawSheet(record: PortraitRecord, theme: PortraitInput["theme"]) {
  const colors = getColors(theme);
  const { width, height } = sheetSize;
  const face = portrait(record, "large");
  const context = paper(width, height, colors.ground);
  const pen = { context, colors };
  context.scale(2 / fine, 2 / fine);
  drawLayers(pen, face, fine);
  drawLine(pen, face.line, 3.2 * fine);
  context.fillStyle = colors.line;
  dot(context, face.start, 6.6 * fine);
  rhomb(context, face.end, 8.6 * fine);
  return new Uint8ClampedArray(context.getImageData(0, 0, width, height).data);
}
