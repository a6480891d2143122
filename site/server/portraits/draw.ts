import { portrait } from "@agency/ui/draw-portrait";
import type { PortraitRecord } from "@agency/ui/Portrait";
import { createCanvas } from "@napi-rs/canvas";
import { brandColors } from "../../src/agency/colors.ts";
import { drawLayers, drawLine, fine } from "../sharing/faces.ts";
import { dot, rhomb } from "../sharing/pen.ts";
import { type PortraitInput, portraitSide } from "./input.ts";

/** What is shown of the sheet of 480 by 600: the head, larger than whole figures have it. */
const crop = { x: 54, y: 58, side: 404 };

/**
 * The pixels of a person's head on a ground of its own, four bytes each. As the library draws people
 * where they are smallest: without the points at the ends of the line.
 */
export function drawPortrait({ record, theme, mirrored }: PortraitInput) {
  const colors = { ...brandColors[theme], ground: brandColors[theme].raised };
  const face = portrait(record, "small");
  const context = createCanvas(portraitSide, portraitSide).getContext("2d");
  const pen = { context, colors };
  context.fillStyle = colors.ground;
  context.fillRect(0, 0, portraitSide, portraitSide);
  const facing = record.facing === "start";
  if (mirrored !== facing) context.transform(-1, 0, 0, 1, portraitSide, 0);
  const scale = portraitSide / crop.side;
  context.scale(scale, scale);
  context.translate(-crop.x, -crop.y);
  drawLayers(pen, face, 1.5 / scale);
  drawLine(pen, face.line, 3.8 / scale);
  return new Uint8ClampedArray(context.getImageData(0, 0, portraitSide, portraitSide).data);
}

/**
 * The pixels of a person from head to shoulders, 960 by 1200, as the library draws people where they
 * are largest: for a picture that stands in the content.
 */
export function drawSheet(record: PortraitRecord, theme: "dark" | "light") {
  const colors = { ...brandColors[theme], ground: brandColors[theme].raised };
  const face = portrait(record, "large");
  const context = createCanvas(960, 1200).getContext("2d");
  const pen = { context, colors };
  context.fillStyle = colors.ground;
  context.fillRect(0, 0, 960, 1200);
  context.scale(2 / fine, 2 / fine);
  drawLayers(pen, face, fine);
  drawLine(pen, face.line, 3.2 * fine);
  context.fillStyle = colors.line;
  dot(context, face.start, 6.6 * fine);
  rhomb(context, face.end, 8.6 * fine);
  return new Uint8ClampedArray(context.getImageData(0, 0, 960, 1200).data);
}
