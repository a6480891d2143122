import type { ChartSource } from "../types.ts";

export const lanternfishBooksCharts: ChartSource[] = [
  {
    kind: "unitChart",
    label: {
      en: "Working days for a cover, before and after",
      ar: "أيام العمل لصنع الغلاف، سابقًا والآن",
    },
    headlines: [
      {
        value: { en: "1 day", ar: "يوم واحد" },
        label: { en: "to make a cover", ar: "لصنع الغلاف" },
      },
    ],
    table: {
      caption: { en: "Working days for a cover", ar: "عدد أيام العمل للغلاف" },
      head: [
        { en: "Before", ar: "سابقًا" },
        { en: "After", ar: "الآن" },
      ],
      rows: [
        {
          name: { en: "Working days for a cover", ar: "عدد أيام العمل للغلاف" },
          cells: [
            { en: "15", ar: "15" },
            { en: "1", ar: "1" },
          ],
        },
      ],
    },
    shape: "tiles",
    before: { count: 15, value: "15", unit: { en: "working days before", ar: "يوم عمل سابقًا" } },
    after: { count: 1, unit: { en: "1 day", ar: "يوم واحد" } },
  },
  {
    kind: "unitChart",
    label: {
      en: "Copies ordered by shops for a title, before and after",
      ar: "النسخ التي تطلبها المكتبات لكل عنوان، سابقًا والآن",
    },
    headlines: [
      {
        value: { en: "+18%", ar: "+18%" },
        label: { en: "copies ordered by shops", ar: "في النسخ التي تطلبها المكتبات" },
      },
    ],
    table: {
      caption: { en: "Copies a title", ar: "عدد النسخ لكل عنوان" },
      head: [
        { en: "Before", ar: "سابقًا" },
        { en: "After", ar: "الآن" },
      ],
      rows: [
        {
          name: { en: "Copies a title", ar: "عدد النسخ لكل عنوان" },
          cells: [
            { en: "220", ar: "220" },
            { en: "260", ar: "260" },
          ],
        },
      ],
    },
    shape: "tiles",
    before: { count: 22, value: "220", unit: { en: "a title before", ar: "نسخة لكل عنوان سابقًا" } },
    after: {
      count: 26,
      value: "260",
      unit: { en: "a title, ten to a tile", ar: "نسخة لكل عنوان، كل مربّع عشر" },
    },
  },
];
