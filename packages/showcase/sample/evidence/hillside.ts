import type { HillsideContent } from "../../src/Hillside/content.ts";

/** 20 March, London's sunrise. In the case study: first and last hour and their heights. */
export const hillside: HillsideContent = {
  colors: { ground: "#3B4650", ink: "#EDE8DA", accent: "#F3D463" },
  name: { en: "Kestrel Row", ar: "كيسترل رو" },
  count: { en: "nine flats", ar: "تسع شقق" },
  heading: {
    en: "The hour at which the sun\nreaches your window.",
    ar: "موعد وصول الشمس\nإلى نافذتك.",
  },
  day: { en: "20 March", ar: "20 مارس" },
  wait: {
    en: "The longer the line, the later the sun.",
    ar: "كلما طال الخط تأخّرت الشمس.",
  },
  heights: {
    en: "Heights in metres above the foot of the street.",
    ar: "الارتفاعات بالأمتار عن أسفل الشارع.",
  },
  height: { en: "{height} m", ar: "{height} م" },
  flats: [
    { number: 1, height: 4, sun: "9:40" },
    { number: 2, height: 6, sun: "9:25" },
    { number: 3, height: 9, sun: "9:05" },
    { number: 4, height: 12, sun: "8:50" },
    { number: 5, height: 16, sun: "8:30" },
    { number: 6, height: 20, sun: "8:05" },
    { number: 7, height: 24, sun: "7:50" },
    { number: 8, height: 29, sun: "7:30" },
    { number: 9, height: 34, sun: "7:10" },
  ],
  sunrise: { time: "6:05", label: { en: "Sunrise 6:05", ar: "الشروق 6:05" } },
  letter: {
    salutation: { en: "Dear neighbour,", ar: "إلى جيراننا الكرام،" },
    opening: {
      en: "Nine flats will be built on your street.",
      ar: "ستُبنى في هذا الشارع تسع شقق.",
    },
    price: { en: "The flats cost", ar: "أسعار الشقق" },
    drawing: {
      en: "Below is the hour at which the sun\nreaches the window of each.",
      ar: "وفي الرسم أدناه موعد وصول الشمس\nإلى نافذة كل شقة.",
    },
    signature: { en: "Ruth Penhallow", ar: "روث بنهالو" },
    position: { en: "founder, Kestrel Row", ar: "مؤسِّسة كيسترل رو" },
  },
};
