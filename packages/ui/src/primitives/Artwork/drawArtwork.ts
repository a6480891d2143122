import type { ArtworkKind } from "./Artwork.tsx";
import { drawings } from "./builtInDrawings.ts";
import { kinds } from "./kinds.ts";
import { createRandom, drawPath, type Field, type Pen, type Point } from "./pen.ts";

export type { Field as ArtworkField, Pen as ArtworkPen, Point as ArtworkPoint } from "./pen.ts";

export interface ArtworkDrawing {
  /** Kind of the library, or a function that draws lines and returns the path's points. */
  kind: ArtworkKind | Field;
  /** In context units. */
  width: number;
  /** In context units. */
  height: number;
  /** Fine lines' colour, or a gradient. */
  ink: string | CanvasGradient;
  /** Path colour. */
  accent: string;
  /** Equal seeds draw equal artwork. @default 1 */
  seed?: number | undefined;
  /** Mirrors it for right-to-left. @default false */
  mirrored?: boolean | undefined;
  /** Path width, in context units. @default 3 */
  weight?: number | undefined;
  /** Start dot radius, in context units. @default 9 */
  radius?: number | undefined;
  /** Fill of outlined end points. @default filled with the accent */
  hollow?: string | undefined;
}

function outline({ context, accent }: Pen, points: Point[], weight: number, radius: number) {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return;
  const r = radius * 1.25;
  const line = weight * 0.6;
  context.lineWidth = line;
  context.strokeStyle = accent;
  context.lineJoin = "miter";
  context.beginPath();
  context.arc(...first, radius - line / 2, 0, 2 * Math.PI);
  context.fill();
  context.stroke();
  const [x, y] = last;
  const side = r - line * Math.SQRT1_2;
  context.beginPath();
  context.moveTo(x - side, y);
  context.lineTo(x, y - side);
  context.lineTo(x + side, y);
  context.lineTo(x, y + side);
  context.closePath();
  context.fill();
  context.stroke();
}

/** Draws a static artwork at a context's origin, also on a server. In React use `Artwork`. */
export async function drawArtwork(
  context: CanvasRenderingContext2D,
  {
    kind,
    width,
    height,
    ink,
    accent,
    seed = 1,
    mirrored = false,
    weight = 3,
    radius = 9,
    hollow,
  }: ArtworkDrawing,
): Promise<void> {
  const own = typeof kind === "string" && kind in drawings;
  const field =
    typeof kind === "function"
      ? kind
      : own
        ? undefined
        : (await kinds[kind as keyof typeof kinds]()).default;
  const pen: Pen = {
    context,
    width,
    height,
    ink,
    accent,
    random: createRandom(seed),
    phase: 0,
    progress: 1,
  };
  context.save();
  if (mirrored) context.transform(-1, 0, 0, 1, width, 0);
  context.strokeStyle = context.fillStyle = ink;
  context.lineJoin = "round";
  let accentPath: Point[] = [];
  if (field) accentPath = field(pen);
  else {
    const keep = (points: Point[]) => {
      accentPath = points;
    };
    // Their stroke width is fixed: hides the path and redraws it below.
    drawings[kind as keyof typeof drawings]({ ...pen, accent: "transparent", onPath: keep });
  }
  drawPath(pen, accentPath, weight, radius);
  if (hollow) {
    context.fillStyle = hollow;
    outline(pen, accentPath, weight, radius);
  }
  context.restore();
}
