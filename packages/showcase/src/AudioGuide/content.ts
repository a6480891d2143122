import type { BothLanguages, IdentityColors } from "../internal/Drawing.tsx";

export interface AudioGuideContent {
  colors: IdentityColors;
  client: BothLanguages;
  /** Which of how many. */
  room: BothLanguages;
  /** How long the guide speaks; a stroke stands for each second. */
  seconds: number;
  /** How long a visitor stays, speech and silence: what the line is as long as. */
  visit: number;
  /** A sentence of it, in quotation marks: its words and pauses shape the strokes. */
  spoken: BothLanguages;
  /** What follows the speech. */
  silence: BothLanguages;
  /** The last words before it. */
  farewell: BothLanguages;
}
