import type { ChartSource } from "../types.ts";

export const hadeelKitchensCharts: ChartSource[] = [
  {
    kind: "unitChart",
    label: {
      en: "Food thrown away a day, before and after",
      ar: "الطعام المهدر في اليوم، سابقًا والآن",
    },
    headlines: [
      {
        value: { en: "−34%", ar: "−34%" },
        label: { en: "food thrown away", ar: "في الطعام المهدر" },
      },
    ],
    text: {
      en: "Every tile is a kilogram, while lunches rose from about 310 to 400.",
      ar: "كل مربّع يمثّل كيلوغرامًا، مع أن الوجبات زادت من نحو 310 إلى 400 وجبة.",
    },
    table: {
      caption: { en: "Kilograms a day", ar: "الطعام المهدر بالكيلوغرام في اليوم" },
      head: [
        { en: "Before", ar: "سابقًا" },
        { en: "After", ar: "الآن" },
      ],
      rows: [
        {
          name: { en: "Kilograms a day", ar: "الطعام المهدر بالكيلوغرام في اليوم" },
          cells: [
            { en: "50", ar: "50" },
            { en: "33", ar: "33" },
          ],
        },
      ],
    },
    shape: "tiles",
    before: { count: 50, value: "50", unit: { en: "kg before", ar: "كغ سابقًا" } },
    after: { count: 33, value: "33", unit: { en: "kilograms a day", ar: "كغ يوميًا" } },
  },
  {
    kind: "unitChart",
    label: {
      en: "Offices served, before and after",
      ar: "المكاتب التي يخدمها المطبخ، سابقًا والآن",
    },
    headlines: [
      {
        value: { en: "+11", ar: "+11" },
        label: { en: "offices served by the same kitchen", ar: "مكتبًا جديدًا يخدمه المطبخ نفسه" },
      },
    ],
    table: {
      caption: { en: "Offices", ar: "عدد المكاتب" },
      head: [
        { en: "Before", ar: "سابقًا" },
        { en: "After", ar: "الآن" },
      ],
      rows: [
        {
          name: { en: "Offices", ar: "عدد المكاتب" },
          cells: [
            { en: "30", ar: "30" },
            { en: "41", ar: "41" },
          ],
        },
      ],
    },
    shape: "dots",
    before: { count: 30, value: "30", unit: { en: "offices before", ar: "مكتبًا سابقًا" } },
    after: { count: 41, value: "41", unit: { en: "offices", ar: "مكتبًا" } },
  },
];
