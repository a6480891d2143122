import type { BilingualText, IdentityColors } from "../internal/Drawing.tsx";

export interface AudioGuideContent {
  colors: IdentityColors;
  client: BilingualText;
  room: BilingualText;
  /** Length of the speech in seconds. */
  seconds: number;
  /** Length of the visit in seconds, speech and silence. */
  visit: number;
  /** Quoted sentence. Its words and pauses shape the strokes. */
  spoken: BilingualText;
  silence: BilingualText;
  farewell: BilingualText;
}
