import { portrait } from "@agency/ui/draw-portrait";
import type { PortraitRecord } from "@agency/ui/Portrait";
import { Path2D } from "@napi-rs/canvas";
import { dot, type Pen, rhomb } from "./pen.ts";

type Face = ReturnType<typeof portrait>;
type Tone = Face["layers"][number]["tone"];

/** Path units per unit of the 480 × 600 drawing. */
export const fine = 5;
/** Mirror axis, in units of the drawing. */
const middle = 390;
/** In units of the drawing. */
const meeting = [middle, 576] as const;

/** Width of the profile line, in px. */
const heavy = 4.6;

/** In px. */
const lines: Partial<Record<Tone, readonly [width: number, opacity: number]>> = {
  faint: [1, 0.42],
  soft: [1, 0.6],
  clear: [1, 0.85],
  strong: [1.6, 1],
};

/** `scale` is px per unit. */
interface Sheet {
  scale: number;
  x: number;
  y: number;
  turned?: boolean | undefined;
}

function within({ context }: Pen, { scale, x, y, turned }: Sheet, draw: () => void) {
  context.save();
  context.translate(x, y);
  context.scale(scale / fine, scale / fine);
  if (turned) context.transform(-1, 0, 0, 1, 2 * middle * fine, 0);
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

/** @param width in path units */
export function drawLine({ context, colors }: Drawn, d: string, width: number) {
  context.strokeStyle = colors.line;
  context.lineWidth = width;
  context.lineJoin = "round";
  context.lineCap = "butt";
  context.stroke(new Path2D(d));
}

/** Draws a person who faces an empty profile (a vacancy), for a left-to-right image. */
export function drawOpenPlace(pen: Pen, person: PortraitRecord) {
  const { context, colors } = pen;
  const scale = 1.2;
  const there = portrait(person, "large");
  const nobody = portrait({ seed: 1, hair: "short", clothing: "crew" }, "large");
  const px = fine / scale;
  const at = { scale, x: 433, y: -37 };
  within(pen, { ...at, turned: true, x: 426 }, () => {
    drawLayers(pen, there, px);
    drawLine(pen, there.line, heavy * px);
    context.fillStyle = colors.line;
    dot(context, there.start, (10 * fine) / scale);
    rhomb(context, there.end, (13 * fine) / scale);
  });
  within(pen, at, () => {
    drawLine(pen, nobody.line, heavy * px);
    context.fillStyle = colors.ground;
    context.lineWidth = (3.6 * fine) / scale;
    dot(context, nobody.start, (10 * fine) / scale, true);
    rhomb(context, nobody.end, (14 * fine) / scale, true);
  });
}

export function drawPair(pen: Pen, first: PortraitRecord, second: PortraitRecord) {
  const { context, colors } = pen;
  const scale = 0.97;
  const one = portrait(first, "large", meeting);
  const other = portrait(second, "large", meeting);
  const px = fine / scale;
  const at = { scale, x: 930 - middle * scale, y: 630 - meeting[1] * scale };
  within(pen, at, () => {
    drawLayers(pen, one, px);
    drawLine(pen, one.line, heavy * px);
  });
  within(pen, { ...at, turned: true }, () => {
    drawLayers(pen, other, px);
    drawLine(pen, other.line, heavy * px);
    context.fillStyle = colors.line;
    rhomb(context, other.start, (13 * fine) / scale);
  });
  within(pen, at, () => {
    context.fillStyle = colors.line;
    dot(context, one.start, (10 * fine) / scale);
  });
}
