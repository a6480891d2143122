import type { AudioGuideContent } from "../../src/AudioGuide/content.ts";

export const audioGuide: AudioGuideContent = {
  colors: { ground: "#24301C", ink: "#E8ECD6", accent: "#F4C9D0" },
  client: { en: "Fenwater Museum", ar: "متحف فنووتر" },
  room: { en: "Room 14 of 40", ar: "القاعة 14 من 40" },
  seconds: 90,
  visit: 230,
  spoken: {
    en: "“You are facing north. The light on your left hand is real, the light on the table is four centuries old.”",
    ar: "«أمامك الشمال. الضوء عن يسارك حقيقي، أما الضوء على الطاولة فعمره أربعة قرون.»",
  },
  silence: { en: "then silence", ar: "ثم صمت" },
  farewell: { en: "Please put me away.", ar: "والآن، اللوحة وحدها." },
};
