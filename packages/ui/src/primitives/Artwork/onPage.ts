import { drawings } from "./draw.ts";
import type { OwnKind } from "./kinds.ts";
import { paint } from "./painter.ts";
import { type Field, getDrawing } from "./pen.ts";

/** Draws on the main thread. */
export default function paintHere(
  canvas: HTMLCanvasElement,
  drawn: Field | OwnKind,
  onDrawn: () => void,
) {
  return paint(canvas, typeof drawn === "string" ? drawings[drawn] : getDrawing(drawn), onDrawn);
}
