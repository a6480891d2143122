import type { SKRSContext2D } from "@napi-rs/canvas";
import { getColors, getOtherColors } from "./colors.ts";
import { drawOpenPlace, drawPair } from "./faces.ts";
import type { Pen } from "./pen.ts";
import { drawDay, drawSeam, drawVehicle } from "./products.ts";
import { renderSvg } from "./renderSvg.ts";
import { type SharingDrawing, type SharingInput, sharingSize } from "./types.ts";

const { width, height } = sharingSize;

/** Touches three edges of the image. */
const frame = { width: 540, height };

type Evidence = Extract<SharingDrawing, { of: "evidence" }>;

/** Renders case-study artwork to markup. Rejects if the content does not match its kind. */
export type RenderArtwork = (
  evidence: Evidence,
  language: SharingInput["language"],
) => Promise<string>;

function drawOwn(pen: Pen, drawing: Exclude<SharingDrawing, Evidence>) {
  switch (drawing.of) {
    case "vehicle":
      return drawVehicle(pen, drawing);
    case "seam":
      return drawSeam(pen, drawing);
    case "day":
      return drawDay(pen, drawing);
    case "person":
      return drawOpenPlace(pen, drawing.person);
    case "pair":
      return drawPair(pen, drawing.first, drawing.second);
  }
}

/** Draws the page's own drawing. @returns whether there is one */
export async function drawDrawing(
  context: SKRSContext2D,
  { drawing, kind, language }: SharingInput,
  renderArtwork: RenderArtwork,
): Promise<boolean> {
  if (!drawing) return false;
  const mirrored = language === "ar";
  context.save();
  try {
    if (drawing.of === "evidence") {
      const bitmap = await renderSvg(await renderArtwork(drawing, language), frame);
      if (!bitmap) return false;
      context.drawImage(bitmap, mirrored ? 0 : width - frame.width, 0);
      return true;
    }
    // Case-study artwork handles direction itself.
    if (mirrored) context.transform(-1, 0, 0, 1, width, 0);
    drawOwn({ context, colors: getColors[kind], other: getOtherColors(kind) }, drawing);
    return true;
  } finally {
    context.restore();
  }
}
