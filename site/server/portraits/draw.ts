import { portrait } from "@agency/ui/draw-portrait";
import { createCanvas } from "@napi-rs/canvas";
import { brandColors } from "../../src/agency/colors.ts";
import { drawLayers, drawLine } from "../sharing/faces.ts";
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
