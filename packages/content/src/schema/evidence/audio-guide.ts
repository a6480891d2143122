import { both, colors, drawing, number } from "./fields.ts";

export const audioGuide = drawing(
  "audioGuide",
  "Audio guide",
  ["words", "silence", "phoneArabic", "phoneOther", "mark"],
  colors(),
  both("client", "Client"),
  both("room", "Room"),
  number("seconds", "Seconds of speech"),
  number("visit", "Seconds of a visit"),
  both("spoken", "A sentence that is spoken"),
  both("silence", "What follows"),
  both("farewell", "The last words"),
);
