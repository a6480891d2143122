import type { BothLanguages, IdentityColors } from "../internal/Drawing.tsx";

export interface AudioGuideContent {
  colors: IdentityColors;
  client: BothLanguages;
  /** Number of the room and of all rooms, as text. */
  room: BothLanguages;
  /** Length of the speech in seconds, one stroke each. */
  seconds: number;
  /** Length of the visit in seconds, speech and silence. */
  visit: number;
  /** Quoted sentence of the guide. Its words and pauses shape the strokes. */
  spoken: BothLanguages;
  /** Text about the silence after the speech. */
  silence: BothLanguages;
  /** Last words before the silence. */
  farewell: BothLanguages;
}
