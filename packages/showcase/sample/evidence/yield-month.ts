import type { YieldMonthContent } from "../../src/YieldMonth/content.ts";

/** In the case study: the last two days and average use. The rest is made up. */
export const yieldMonth: YieldMonthContent = {
  colors: { ground: "#CFE4F2", ink: "#0E2433", accent: "#FFD21F" },
  name: { en: "Pinbright", ar: "بينبرايت" },
  roof: { en: "Roof 7, Street 12", ar: "السطح 7، شارع 12" },
  days: [
    25.9, 26, 25.3, 25.7, 26.1, 28, 17.9, 19.3, 24.8, 25.5, 26.7, 25.5, 24.4, 28.1, 24.9, 13.9,
    27.7, 24.2, 26.2, 25, 26.5, 26.1, 24.4, 27, 27.6, 28, 26.9, 26.6, 27.4, 3.1,
  ],
  use: 18,
  words: {
    yesterday: { en: "Yesterday: {yesterday} kWh.", ar: "أمس: {yesterday} كيلوواط ساعة." },
    reason: {
      en: "It was dust. The day before, {before}.",
      ar: "السبب غبار. وأول أمس: {before}.",
    },
    use: { en: "what the house used, {use} kWh", ar: "استهلاك البيت: {use} كيلوواط ساعة" },
    date: { en: "{day} April", ar: "{day} أبريل" },
  },
  page: {
    yesterday: { en: "Yesterday", ar: "أمس" },
    unit: { en: "kWh", ar: "كيلوواط ساعة" },
    notes: [
      {
        term: { en: "Dotted line", ar: "الخط المنقّط" },
        value: { en: "Average of the month", ar: "متوسط الشهر" },
      },
      {
        term: { en: "Cooling", ar: "التبريد" },
        value: { en: "District, on a separate bill", ar: "تبريد المناطق، بفاتورة منفصلة" },
      },
    ],
    button: { en: "A site visit within a week", ar: "زيارة معاينة خلال أسبوع" },
  },
  advertisement: {
    en: "In Street 12,\nRoof 7 made\n{before} kWh\nyesterday.",
    ar: "في شارع 12\nأنتج السطح 7\nأمس {before}\nكيلوواط ساعة.",
  },
};
