import type { PortraitRecord, PortraitSize } from "./record.ts";
import { createRandom, type Point, type Strand } from "./spline.ts";

/** Strokes, then fills. */
export type Tone = "faint" | "soft" | "clear" | "strong" | "cover" | "shade" | "solid";

interface Layer {
  tone: Tone;
  strands: Strand[];
}

/** Path units per drawing unit: a fifth of a pixel at the intended size. */
export const scales: Record<PortraitSize, number> = { small: 1, medium: 2.5, large: 5 };

export interface Pen {
  record: PortraitRecord;
  size: PortraitSize;
  /** Omits fine details. */
  small: boolean;
  random: () => number;
  layers: Layer[];
  /** Scales a number of lines. */
  count: (lines: number) => number;
  draw: (tone: Tone, strands: readonly Strand[]) => void;
  /** Hides everything drawn inside the outline. */
  cover: (outline: Strand) => void;
}

/** Creates a pen that collects strands in layers. Merges consecutive ones of equal tone. */
export function createPen(record: PortraitRecord, size: PortraitSize): Pen {
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
    random: createRandom(record.seed),
    layers,
    count: (lines) => Math.max(2, Math.round(lines * part)),
    draw,
    cover: (outline) => draw("cover", [outline]),
  };
}

export const translateStrand = (strand: Strand, dx: number, dy = 0): Strand =>
  strand.map(([x, y]): Point => [x + dx, y + dy]);
