import type { SKRSContext2D } from "@napi-rs/canvas";
import { getColors, getOtherColors } from "./colors.ts";
import type { Pen } from "./pen.ts";
import { drawOpenPosition, drawPair } from "./portraitDrawings.ts";
import { drawDay, drawMatch, drawVehicle } from "./productDrawings.ts";
import { renderSvg } from "./renderSvg.ts";
import { type OgImageDrawing, type OgImageInput, ogImageSize } from "./types.ts";

const { width, height } = ogImageSize;

/** Touches three edges of the image. */
const frame = { width: 540, height };

type Evidence = Extract<OgImageDrawing, { of: "evidence" }>;

/** Renders case-study artwork. Rejects content that does not match its kind. */
export type RenderArtwork = (
  evidence: Evidence,
  language: OgImageInput["language"],
) => Promise<string>;

function drawOwn(pen: Pen, drawing: Exclude<OgImageDrawing, Evidence>) {
  switch (drawing.of) {
    case "vehicle":
      return drawVehicle(pen, drawing);
    case "seam":
      return drawMatch(pen, drawing);
    case "day":
      return drawDay(pen, drawing);
    case "person":
      return drawOpenPosition(pen, drawing.person);
    case "pair":
      return drawPair(pen, drawing.first, drawing.second);
  }
}

/** Draws the page's own drawing. @returns whether there is one */
export async function drawPageDrawing(
  context: SKRSContext2D,
  { drawing, kind, language }: OgImageInput,
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
    // Artwork handles direction itself.
    if (mirrored) context.transform(-1, 0, 0, 1, width, 0);
    drawOwn({ context, colors: getColors[kind], other: getOtherColors(kind) }, drawing);
    return true;
  } finally {
    context.restore();
  }
}
