import type { BothLanguages, IdentityColors } from "../internal/Drawing.tsx";

export interface HillsideFlat {
  number: number;
  /** Metres above the foot of the street. */
  height: number;
  /** When the sun reaches its window: "7:10", of 24 hours. */
  sun: string;
}

/** What the client sent to the neighbours. The figures of its prices are drawn as a bar. */
export interface HillsideLetter {
  salutation: BothLanguages;
  /** Its first line, and below it the second: what the flats cost. */
  opening: BothLanguages;
  price: BothLanguages;
  /** Leads to the drawing. A break of line is kept. */
  drawing: BothLanguages;
  signature: BothLanguages;
  position: BothLanguages;
}

export interface HillsideContent {
  colors: IdentityColors;
  name: BothLanguages;
  /** How many there are, in words. */
  count: BothLanguages;
  /** A break of line is kept. */
  heading: BothLanguages;
  /** The day that the hours hold for. */
  day: BothLanguages;
  /** What the line above a window says. */
  wait: BothLanguages;
  /** What the heights are measured from. */
  heights: BothLanguages;
  /** A height with its unit; `{height}` is the number with its sign. */
  height: BothLanguages;
  /** From the foot of the hill upwards. The first to have the sun is lit. */
  flats: readonly HillsideFlat[];
  sunrise: { time: string; label: BothLanguages };
  letter: HillsideLetter;
}
