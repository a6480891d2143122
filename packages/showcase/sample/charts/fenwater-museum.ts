import type { ChartSource } from "../types.ts";

/** Made up: all but the first bar (100) and the last (22 and 75) of each panel. */
export const fenwaterMuseumCharts: ChartSource[] = [
  {
    kind: "smallMultiples",
    label: {
      en: "Share of visitors still listening, from the first stop to the last",
      ar: "نسبة الزوّار الذين يواصلون الاستماع، من أول الجولة إلى آخرها",
    },
    headlines: [
      {
        value: { en: "3/4", ar: "3/4" },
        label: { en: "of visitors finish the guide", ar: "من الزوّار يكملون جولتهم" },
      },
    ],
    note: {
      en: "The old tour was longer. Values between the first stop and the last are sample data.",
      ar: "كانت الجولة القديمة أطول. والقيم بين أول الجولة وآخرها بيانات توضيحية.",
    },
    table: {
      caption: { en: "Visitors who finish", ar: "الزوّار الذين يكملون الجولة" },
      head: [{ en: "Share of visitors", ar: "نسبتهم" }],
      rows: [
        {
          name: { en: "The rented handset", ar: "الجهاز المستأجر" },
          cells: [{ en: "22%", ar: "22%" }],
        },
        {
          name: { en: "The guide, on the route they chose", ar: "الدليل، في الطريق الذي اختاروه" },
          cells: [{ en: "75%", ar: "75%" }],
        },
      ],
    },
    panels: [
      {
        title: { en: "The rented handset", ar: "الجهاز المستأجر" },
        values: [100, 88, 76, 66, 57, 49, 42, 35, 30, 26, 22],
        value: "22%",
        unit: { en: "reach the last stop", ar: "يبلغون آخر محطة" },
      },
      {
        title: { en: "The guide, on the route they chose", ar: "الدليل، في الطريق الذي اختاروه" },
        values: [100, 98, 95, 93, 90, 88, 85, 82, 80, 77, 75],
        value: "75%",
        unit: { en: "finish it", ar: "يكملونه" },
      },
    ],
  },
  {
    kind: "unitChart",
    label: {
      en: "Average time in the rooms, before and after",
      ar: "متوسط الوقت في القاعات، سابقًا والآن",
    },
    headlines: [
      {
        value: { en: "+26%", ar: "+26%" },
        label: { en: "time in the rooms", ar: "في الوقت داخل القاعات" },
      },
    ],
    text: { en: "Every tile is a minute.", ar: "كل مربّع يمثّل دقيقة." },
    table: {
      caption: { en: "Minutes in the rooms", ar: "الوقت في القاعات بالدقائق" },
      head: [
        { en: "Before", ar: "سابقًا" },
        { en: "After", ar: "الآن" },
      ],
      rows: [
        {
          name: { en: "Minutes in the rooms", ar: "الوقت في القاعات بالدقائق" },
          cells: [
            { en: "46", ar: "46" },
            { en: "58", ar: "58" },
          ],
        },
      ],
    },
    shape: "tiles",
    before: { count: 46, value: "46", unit: { en: "minutes before", ar: "دقيقة سابقًا" } },
    after: { count: 58, value: "58", unit: { en: "minutes", ar: "دقيقة" } },
  },
];
