import { portrait } from "@agency/ui/draw-portrait";
import type { PortraitRecord } from "@agency/ui/Portrait";
import { Path2D } from "@napi-rs/canvas";
import { drawDiamond, drawDot, type Pen } from "./pen.ts";

type Face = ReturnType<typeof portrait>;
type Tone = Face["layers"][number]["tone"];

/** Path units per unit of the 480 × 600 drawing. */
export const pathUnits = 5;
/** Mirror axis, in units. */
const middle = 390;
/** In units. */
const meeting = [middle, 576] as const;

/** Profile line, in px. */
const heavy = 4.6;

/** In px. */
const lines: Partial<Record<Tone, readonly [width: number, opacity: number]>> = {
  faint: [1, 0.42],
  soft: [1, 0.6],
  clear: [1, 0.85],
  strong: [1.6, 1],
};

/** `scale`: px per unit. */
interface Placement {
  scale: number;
  x: number;
  y: number;
  turned?: boolean | undefined;
}

function withTransform({ context }: Pen, { scale, x, y, turned }: Placement, draw: () => void) {
  context.save();
  context.translate(x, y);
  context.scale(scale / pathUnits, scale / pathUnits);
  if (turned) context.transform(-1, 0, 0, 1, 2 * middle * pathUnits, 0);
  draw();
  context.restore();
}

type Drawn = Pick<Pen, "context" | "colors">;

/** Draws a person without the profile line. @param px path units per px */
export function drawLayers({ context, colors }: Drawn, face: Face, px: number) {
  for (const { tone, d } of face.layers) {
    const path = new Path2D(d);
    const [width, opacity] = lines[tone] ?? [];
    context.globalAlpha = opacity ?? (tone === "shade" ? 0.5 : 1);
    if (width === undefined) {
      context.fillStyle = tone === "cover" ? colors.ground : colors.ink;
      context.fill(path);
      continue;
    }
    context.strokeStyle = colors.ink;
    context.lineWidth = width * px;
    context.lineCap = tone === "strong" ? "round" : "butt";
    context.lineJoin = tone === "strong" ? "round" : "miter";
    context.stroke(path);
  }
  context.globalAlpha = 1;
}

/** Strokes a profile line. @param width in path units */
export function drawLine({ context, colors }: Drawn, d: string, width: number) {
  context.strokeStyle = colors.line;
  context.lineWidth = width;
  context.lineJoin = "round";
  context.lineCap = "butt";
  context.stroke(new Path2D(d));
}

/** Draws a person facing an empty profile (a vacancy), for a left-to-right image. */
export function drawOpenPosition(pen: Pen, person: PortraitRecord) {
  const { context, colors } = pen;
  const scale = 1.2;
  const there = portrait(person, "large");
  const nobody = portrait({ seed: 1, hair: "short", clothing: "crew" }, "large");
  const px = pathUnits / scale;
  const at = { scale, x: 433, y: -37 };
  withTransform(pen, { ...at, turned: true, x: 426 }, () => {
    drawLayers(pen, there, px);
    drawLine(pen, there.line, heavy * px);
    context.fillStyle = colors.line;
    drawDot(context, there.start, (10 * pathUnits) / scale);
    drawDiamond(context, there.end, (13 * pathUnits) / scale);
  });
  withTransform(pen, at, () => {
    drawLine(pen, nobody.line, heavy * px);
    context.fillStyle = colors.ground;
    context.lineWidth = (3.6 * pathUnits) / scale;
    drawDot(context, nobody.start, (10 * pathUnits) / scale, true);
    drawDiamond(context, nobody.end, (14 * pathUnits) / scale, true);
  });
}

/** Draws two people face to face, for a left-to-right image. */
export function drawPair(pen: Pen, first: PortraitRecord, second: PortraitRecord) {
  const { context, colors } = pen;
  const scale = 0.97;
  const one = portrait(first, "large", meeting);
  const other = portrait(second, "large", meeting);
  const px = pathUnits / scale;
  const at = { scale, x: 930 - middle * scale, y: 630 - meeting[1] * scale };
  withTransform(pen, at, () => {
    drawLayers(pen, one, px);
    drawLine(pen, one.line, heavy * px);
  });
  withTransform(pen, { ...at, turned: true }, () => {
    drawLayers(pen, other, px);
    drawLine(pen, other.line, heavy * px);
    context.fillStyle = colors.line;
    drawDiamond(context, other.start, (13 * pathUnits) / scale);
  });
  withTransform(pen, at, () => {
    context.fillStyle = colors.line;
    drawDot(context, one.start, (10 * pathUnits) / scale);
  });
}
