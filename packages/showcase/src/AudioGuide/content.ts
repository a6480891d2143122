import type { BilingualText, IdentityColors } from "../internal/Drawing.tsx";

export interface AudioGuideContent {
  colors: IdentityColors;
  client: BilingualText;
  room: BilingualText;
  /** Seconds of speech. */
  seconds: number;
  /** Seconds of speech and silence. */
  visit: number;
  /** Its words and pauses shape the strokes. */
  spoken: BilingualText;
  silence: BilingualText;
  farewell: BilingualText;
}
