import { drawings } from "./builtInDrawings.ts";
import type { BuiltInKind } from "./kinds.ts";
import { createPainter } from "./painter.ts";
import { createDrawing, type Field } from "./pen.ts";

/** Main-thread fallback. */
export default function paintOnMainThread(
  canvas: HTMLCanvasElement,
  drawn: Field | BuiltInKind,
  onDrawn: () => void,
) {
  return createPainter(
    canvas,
    typeof drawn === "string" ? drawings[drawn] : createDrawing(drawn),
    onDrawn,
  );
}
