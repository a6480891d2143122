import type { BothLanguages, IdentityColors } from "../internal/Drawing.tsx";

export interface HillsideFlat {
  number: number;
  /** Metres above the foot of the street. */
  height: number;
  /** Time of the first sun: "7:10". */
  sun: string;
}

export interface HillsideLetter {
  salutation: BothLanguages;
  opening: BothLanguages;
  price: BothLanguages;
  /** Line breaks are kept. */
  drawing: BothLanguages;
  signature: BothLanguages;
  position: BothLanguages;
}

export interface HillsideContent {
  colors: IdentityColors;
  name: BothLanguages;
  count: BothLanguages;
  /** Line breaks are kept. */
  heading: BothLanguages;
  day: BothLanguages;
  wait: BothLanguages;
  heights: BothLanguages;
  /** Height with its unit. `{height}` is the signed number. */
  height: BothLanguages;
  /** Flats from the foot upwards. */
  flats: readonly HillsideFlat[];
  sunrise: { time: string; label: BothLanguages };
  letter: HillsideLetter;
}
