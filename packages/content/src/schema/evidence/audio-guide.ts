import { bilingualText, colors, drawing, number } from "./fields.ts";

export const audioGuide = drawing(
  "audioGuide",
  "Audio guide",
  ["words", "silence", "phoneArabic", "phoneOther", "mark"],
  colors(),
  bilingualText("client", "Client"),
  bilingualText("room", "Room"),
  number("seconds", "Seconds of speech"),
  number("visit", "Seconds of a visit"),
  bilingualText("spoken", "Spoken sentence"),
  bilingualText("silence", "Silence"),
  bilingualText("farewell", "Closing words"),
);
