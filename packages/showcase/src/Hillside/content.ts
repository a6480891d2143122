import type { BilingualText, IdentityColors } from "../internal/Drawing.tsx";

export interface HillsideFlat {
  number: number;
  /** Metres above the foot of the street. */
  height: number;
  /** Time of the first sun: "7:10". */
  sun: string;
}

export interface HillsideLetter {
  salutation: BilingualText;
  opening: BilingualText;
  price: BilingualText;
  /** Line breaks are kept. */
  drawing: BilingualText;
  signature: BilingualText;
  position: BilingualText;
}

export interface HillsideContent {
  colors: IdentityColors;
  name: BilingualText;
  count: BilingualText;
  /** Line breaks are kept. */
  heading: BilingualText;
  day: BilingualText;
  wait: BilingualText;
  heights: BilingualText;
  /** Height with its unit. `{height}` is the signed number. */
  height: BilingualText;
  /** Flats from the foot upwards. */
  flats: readonly HillsideFlat[];
  sunrise: { time: string; label: BilingualText };
  letter: HillsideLetter;
}
