import type { ArtworkKind } from "./Artwork.tsx";
import { drawings } from "./draw.ts";
import { kinds } from "./kinds.ts";
import { type Field, type Pen, type Point, path, randomFrom } from "./pen.ts";

export type { Field as ArtworkField, Pen as ArtworkPen, Point as ArtworkPoint } from "./pen.ts";

export interface ArtworkDrawing {
  /**
   * A kind of the library, or a custom function that draws fine lines and returns the points of the
   * path.
   */
  kind: ArtworkKind | Field;
  /** Width in units of the context. */
  width: number;
  /** Height in units of the context. */
  height: number;
  /** Colour of the fine lines: a CSS colour or a canvas gradient. */
  ink: string | CanvasGradient;
  /** CSS colour of the path. */
  accent: string;
  /** Seed of the random numbers. Equal seeds draw equal artwork. @default 1 */
  seed?: number | undefined;
  /** Whether to mirror it for right-to-left. @default false */
  mirrored?: boolean | undefined;
  /** Stroke width of the path, in units of the context. @default 3 */
  weight?: number | undefined;
  /** Radius of the dot at the start of the path, in units of the context. @default 9 */
  radius?: number | undefined;
  /** Fill colour of both end points, to draw them as outlines. @default filled with the accent */
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

/**
 * Draws a static artwork at the origin of a canvas context. Also works outside the browser, for
 * example for pictures rendered on a server. In React use `Artwork`.
 */
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
    random: randomFrom(seed),
    phase: 0,
    progress: 1,
  };
  context.save();
  if (mirrored) context.transform(-1, 0, 0, 1, width, 0);
  context.strokeStyle = context.fillStyle = ink;
  context.lineJoin = "round";
  let way: Point[] = [];
  if (field) way = field(pen);
  else {
    const keep = (points: Point[]) => {
      way = points;
    };
    // Built-in kinds draw their path with a fixed stroke width. Hide it and draw it again below.
    drawings[kind as keyof typeof drawings]({ ...pen, accent: "transparent", onPath: keep });
  }
  path(pen, way, weight, radius);
  if (hollow) {
    context.fillStyle = hollow;
    outline(pen, way, weight, radius);
  }
  context.restore();
}
