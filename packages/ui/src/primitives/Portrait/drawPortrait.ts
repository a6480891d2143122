import { drawBeard, longBeard } from "./beard.ts";
import { breastLine, drawClothing } from "./clothing.ts";
import { drawEar, drawFeatures, drawGlasses, drawPencil, drawTendons } from "./features.ts";
import { ghutra } from "./ghutra.ts";
import { type Covering, hairs } from "./hair.ts";
import { drawFace, drawNeck, getHead, type Head } from "./head.ts";
import { hijab } from "./hijab.ts";
import { createPen, scales, type Tone } from "./pen.ts";
import type { PortraitRecord, PortraitSize } from "./record.ts";
import { type Point, type Strand, samplePoints, toPathData } from "./spline.ts";
import { turban } from "./turban.ts";

export interface DrawnPortrait {
  /** From back to front. */
  layers: { tone: Tone; d: string }[];
  line: string;
  /** In path units. */
  start: Point;
  end: Point;
  /** In path units. */
  top: number;
}

const necklineHeights: Record<NonNullable<PortraitRecord["clothing"]>, number> = {
  crew: 450,
  collar: 444,
  rollneck: 392,
  kandura: 440,
};

function getLine(
  record: PortraitRecord,
  { profile, toLip, toChin }: Head,
  { hairline, edge }: Covering,
): Strand {
  const points = samplePoints(profile, 8);
  // Flat crown: receding hair must not intersect the profile.
  const start =
    record.hair === "receding"
      ? ([248, 111] as Point)
      : (points.find(([x, y]) => y >= hairline && x > 240) as Point);
  const from = profile.findIndex(([x, y]) => y > start[1] + 6 && x > start[0] - 2 && x > 270);
  const first = record.hair === "receding" ? 2 : from;
  if (record.beard === "long") return [start, ...toLip.slice(first), ...longBeard];
  if (edge) return [start, ...toChin.slice(first), ...edge];
  const low = necklineHeights[record.clothing ?? "crew"];
  const neck = points.findLast(([x, y]) => y <= low && x < 300) as Point;
  const rest = profile.slice(first).filter(([x, y]) => x > 290 || y < low - 4);
  return [start, ...rest, neck];
}

function lineTo(record: PortraitRecord, line: Strand, { edge }: Covering, to: Point): Strand {
  // Hijab or long beard covers collar and neck.
  if (edge) return [...line, [353, 512], [to[0], to[1] - 34], to];
  if (record.beard === "long")
    return [...line, [298, 452], ...breastLine({ ...record, clothing: "crew" }, to)];
  return [...line.slice(0, -1), ...breastLine(record, to)];
}

/** Draws a portrait. @param to end of the accent line below the chest */
export function portrait(record: PortraitRecord, size: PortraitSize, to?: Point): DrawnPortrait {
  const pen = createPen(record, size);
  const head = getHead(record);
  const covering: Covering = { ...hairs, hijab, ghutra, turban }[record.hair];
  const wide = covering.edge || record.hair === "ghutra";
  if (!covering.edge) drawNeck(pen, head);
  drawTendons(pen);
  drawClothing(pen, wide ? covering.outline : []);
  drawFace(pen, head, covering.outline);
  if (!wide) drawEar(pen);
  drawFeatures(pen, head);
  drawBeard(pen, head);
  drawGlasses(pen, head);
  const own = getLine(record, head, covering);
  const strand = to ? lineTo(record, own, covering, to) : own;
  covering.draw(pen, strand[0] as Point);
  drawPencil(pen);
  const scale = scales[size];
  const at = ([x, y]: Point): Point => [Math.round(x * scale), Math.round(y * scale)];
  return {
    layers: pen.layers.map(({ tone, strands }) => ({ tone, d: toPathData(strands, scale) })),
    line: toPathData([strand], scale),
    start: at(strand[0] as Point),
    end: at(strand.at(-1) as Point),
    top: Math.round(
      Math.min(...pen.layers.flatMap(({ strands }) => strands.flat().map(([, y]) => y))) * scale,
    ),
  };
}
