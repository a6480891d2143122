import type { PortraitRecord, PortraitSize } from "./record.ts";
import { numbers, type Point, type Strand } from "./spline.ts";

/** How a path is painted: lines from the faintest to the strongest, then areas. */
export type Tone = "faint" | "soft" | "clear" | "strong" | "cover" | "shade" | "solid";

interface Layer {
  tone: Tone;
  strands: Strand[];
}

/** Whole numbers of the finished paths to a unit of the drawing: a fifth of a pixel at its own size. */
export const scales: Record<PortraitSize, number> = { small: 1, medium: 2.5, large: 5 };

/** What every part of a portrait is drawn with: the layers so far, from back to front. */
export interface Pen {
  record: PortraitRecord;
  size: PortraitSize;
  /** Whether there is no room for what is fine. */
  small: boolean;
  random: () => number;
  layers: Layer[];
  /** As many lines as the size has room for, of so many in the large drawing. */
  count: (lines: number) => number;
  draw: (tone: Tone, strands: readonly Strand[]) => void;
  /** Hides what has been drawn below an outline. */
  cover: (outline: Strand) => void;
}

export function penFor(record: PortraitRecord, size: PortraitSize): Pen {
  const layers: Layer[] = [];
  const part = { small: 0.36, medium: 0.72, large: 1 }[size];
  const draw = (tone: Tone, more: readonly Strand[]) => {
    const strands = more.filter((strand) => strand.length > 1);
    const last = layers.at(-1);
    if (last?.tone === tone) last.strands.push(...strands);
    else layers.push({ tone, strands });
  };
  return {
    record,
    size,
    small: size === "small",
    random: numbers(record.seed),
    layers,
    count: (lines) => Math.max(2, Math.round(lines * part)),
    draw,
    cover: (outline) => draw("cover", [outline]),
  };
}

/** The same, somewhere else. */
export const moved = (strand: Strand, dx: number, dy = 0): Strand =>
  strand.map(([x, y]): Point => [x + dx, y + dy]);
