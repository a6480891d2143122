import type { BothLanguages, IdentityColors } from "../internal/Drawing.tsx";

export interface AudioGuideContent {
  colors: IdentityColors;
  client: BothLanguages;
  room: BothLanguages;
  /** Length of the speech in seconds. */
  seconds: number;
  /** Length of the visit in seconds, speech and silence. */
  visit: number;
  /** Quoted sentence. Its words and pauses shape the strokes. */
  spoken: BothLanguages;
  silence: BothLanguages;
  farewell: BothLanguages;
}
