import type { BothLanguages, IdentityColors } from "../internal/Drawing.tsx";

export interface AudioGuideContent {
  colors: IdentityColors;
  client: BothLanguages;
  room: BothLanguages;
  /** In seconds. */
  seconds: number;
  /** In seconds, speech and silence. */
  visit: number;
  /** Quotation. Its words and pauses shape the strokes. */
  spoken: BothLanguages;
  silence: BothLanguages;
  farewell: BothLanguages;
}
