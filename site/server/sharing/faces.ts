import { portrait } from "@agency/ui/draw-portrait";
import type { PortraitRecord } from "@agency/ui/Portrait";
import { Path2D } from "@napi-rs/canvas";
import { dot, type Pen, rhomb } from "./pen.ts";

type Face = ReturnType<typeof portrait>;
type Tone = Face["layers"][number]["tone"];

/** Whole numbers of a large portrait's paths to a unit of its sheet of 480 by 600. */
const fine = 5;
/** The middle between two people, in units of the sheet: a face is turned about it. */
const middle = 390;
/** Where two lines meet, in units of the sheet. */
const meeting = [middle, 576] as const;

/** Lines of the drawing, in px of the picture: width and opacity. */
const lines: Partial<Record<Tone, readonly [width: number, opacity: number]>> = {
  faint: [1, 0.42],
  soft: [1, 0.6],
  clear: [1, 0.85],
  strong: [1.6, 1],
};

/** How a sheet lies in the picture: `scale` in px to a unit of it. */
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

function layers({ context, colors }: Pen, face: Face, scale: number) {
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
    context.lineWidth = (width * fine) / scale;
    context.lineCap = tone === "strong" ? "round" : "butt";
    context.lineJoin = tone === "strong" ? "round" : "miter";
    context.stroke(path);
  }
  context.globalAlpha = 1;
}

/** The profile, as heavy as the way of an artwork is thin. */
function line({ context, colors }: Pen, d: string, scale: number, width: number) {
  context.strokeStyle = colors.line;
  context.lineWidth = (width * fine) / scale;
  context.lineJoin = "round";
  context.lineCap = "butt";
  context.stroke(new Path2D(d));
}

/**
 * A person opposite an empty line: a profile that is nobody's, hollow at both ends. In a left-to-right
 * picture; whoever is there looks back at the title.
 */
export function drawOpenPlace(pen: Pen, person: PortraitRecord) {
  const { context, colors } = pen;
  const scale = 1.2;
  const there = portrait(person, "large");
  const nobody = portrait({ seed: 1, hair: "short", clothing: "crew" }, "large");
  const at = { scale, x: 433, y: -37 };
  within(pen, { ...at, turned: true, x: 426 }, () => {
    layers(pen, there, scale);
    line(pen, there.line, scale, 4.6);
    context.fillStyle = colors.line;
    dot(context, there.start, (10 * fine) / scale);
    rhomb(context, there.end, (13 * fine) / scale);
  });
  within(pen, at, () => {
    line(pen, nobody.line, scale, 4.6);
    context.fillStyle = colors.ground;
    context.lineWidth = (3.6 * fine) / scale;
    dot(context, nobody.start, (10 * fine) / scale, true);
    rhomb(context, nobody.end, (14 * fine) / scale, true);
  });
}

/** Two people face to face, on one line from the hairline of the first to that of the other. */
export function drawPair(pen: Pen, first: PortraitRecord, second: PortraitRecord) {
  const { context, colors } = pen;
  const scale = 0.97;
  const one = portrait(first, "large", meeting);
  const other = portrait(second, "large", meeting);
  const at = { scale, x: 930 - middle * scale, y: 630 - meeting[1] * scale };
  within(pen, at, () => {
    layers(pen, one, scale);
    line(pen, one.line, scale, 4.6);
  });
  within(pen, { ...at, turned: true }, () => {
    layers(pen, other, scale);
    line(pen, other.line, scale, 4.6);
    context.fillStyle = colors.line;
    rhomb(context, other.start, (13 * fine) / scale);
  });
  within(pen, at, () => {
    context.fillStyle = colors.line;
    dot(context, one.start, (10 * fine) / scale);
  });
}
