import type { ChartSource } from "../types.ts";

/**
 * Made up: weeks 5, 5, 6, 7, 8, 9, 10. In the case study: the first in week 4, four before week 7,
 * the ninth in week 11.
 */
export const kestrelRowCharts: ChartSource[] = [
  {
    kind: "stepChart",
    label: {
      en: "Flats reserved, week by week, against the plan",
      ar: "الشقق المحجوزة أسبوعًا بعد أسبوع، مقارنةً بالخطة",
    },
    headlines: [
      {
        value: { en: "9/9", ar: "9 من 9" },
        label: { en: "flats reserved before building began", ar: "شقق حُجزت قبل بدء البناء" },
      },
    ],
    text: {
      en: "Every step is a flat. Four were reserved before the afternoon on the slope.",
      ar: "كل درجة تمثّل شقة. وقد حُجزت أربع شقق قبل لقاء المنحدر.",
    },
    note: {
      en: "Weeks between the first flat and the ninth are sample data.",
      ar: "أسابيع الحجز بين الشقة الأولى والتاسعة بيانات توضيحية.",
    },
    table: {
      caption: { en: "Reservations", ar: "الحجوزات" },
      head: [{ en: "Week", ar: "الأسبوع" }],
      rows: [
        { name: { en: "First flat", ar: "الشقة الأولى" }, cells: [{ en: "4", ar: "4" }] },
        { name: { en: "Ninth flat", ar: "الشقة التاسعة" }, cells: [{ en: "11", ar: "11" }] },
        {
          name: { en: "Ninth flat, as planned", ar: "الشقة التاسعة في الخطة" },
          cells: [{ en: "40", ar: "40" }],
        },
      ],
    },
    steps: [4, 5, 5, 6, 7, 8, 9, 10, 11],
    plan: { at: 40, unit: { en: "40 weeks planned", ar: "40 أسبوعًا في الخطة" } },
    reached: {
      value: "11",
      unit: { en: "weeks to the ninth flat", ar: "أسبوعًا حتى الشقة التاسعة" },
    },
    marks: [
      { at: 0, label: { en: "Week 0", ar: "الأسبوع 0" } },
      { at: 4, label: { en: "Letters", ar: "الرسائل" } },
    ],
  },
  {
    kind: "unitChart",
    label: { en: "Cost of a viewing, before and after", ar: "تكلفة المعاينة، سابقًا والآن" },
    headlines: [
      {
        value: { en: "−63%", ar: "−63%" },
        label: { en: "cost of a viewing", ar: "في تكلفة المعاينة" },
      },
    ],
    table: {
      caption: { en: "Cost of a viewing", ar: "تكلفة المعاينة بالجنيه الإسترليني" },
      head: [
        { en: "Before", ar: "سابقًا" },
        { en: "After", ar: "الآن" },
      ],
      rows: [
        {
          name: { en: "Cost of a viewing", ar: "تكلفة المعاينة بالجنيه الإسترليني" },
          cells: [
            { en: "£190", ar: "190" },
            { en: "£70", ar: "70" },
          ],
        },
      ],
    },
    shape: "tiles",
    before: { count: 19, unit: { en: "£190 before", ar: "190 جنيهًا إسترلينيًا سابقًا" } },
    after: {
      count: 7,
      unit: { en: "£70, ten pounds to a tile", ar: "70 جنيهًا إسترلينيًا، كل مربّع عشرة" },
    },
  },
];
