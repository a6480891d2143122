import type { BilingualText, IdentityColors } from "../internal/Drawing.tsx";

export interface HillsideFlat {
  number: number;
  /** Above the foot of the street. */
  height: number;
  /** First sun: "7:10". */
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
  /** `{height}` is the signed number. */
  height: BilingualText;
  /** From the foot upwards. */
  flats: readonly HillsideFlat[];
  sunrise: { time: string; label: BilingualText };
  letter: HillsideLetter;
}
