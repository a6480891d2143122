import type { BothLanguages, IdentityColors } from "../internal/Drawing.tsx";

export interface HillsideFlat {
  number: number;
  /** In metres above the foot of the street. */
  height: number;
  /** Time at which the sun reaches the window, 24-hour: "7:10". */
  sun: string;
}

/** Letter to the neighbours. The digits of its prices are drawn as a bar. */
export interface HillsideLetter {
  salutation: BothLanguages;
  /** First and second line of the letter. The second one has the prices. */
  opening: BothLanguages;
  price: BothLanguages;
  /** Text before the drawing. Line breaks are kept. */
  drawing: BothLanguages;
  signature: BothLanguages;
  position: BothLanguages;
}

export interface HillsideContent {
  colors: IdentityColors;
  name: BothLanguages;
  /** Number of flats, as a word. */
  count: BothLanguages;
  /** Line breaks are kept. */
  heading: BothLanguages;
  /** Date for which the hours are valid. */
  day: BothLanguages;
  wait: BothLanguages;
  /** Reference point of the heights. */
  heights: BothLanguages;
  /** Height with its unit. `{height}` is the signed number. */
  height: BothLanguages;
  /** Flats from the foot of the hill upwards. The first to have the sun is highlighted. */
  flats: readonly HillsideFlat[];
  sunrise: { time: string; label: BothLanguages };
  letter: HillsideLetter;
}
