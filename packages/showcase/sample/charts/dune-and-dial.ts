import type { ChartSource } from "../types.ts";

export const duneAndDialCharts: ChartSource[] = [
  {
    kind: "unitChart",
    label: {
      en: "Calls about repairs, before and after",
      ar: "الاتصالات للسؤال عن الإصلاح، سابقًا والآن",
    },
    headlines: [
      {
        value: { en: "−67%", ar: "−67%" },
        label: { en: "calls about repairs", ar: "في الاتصالات للسؤال عن الإصلاح" },
      },
    ],
    table: {
      caption: { en: "Calls a week", ar: "عدد الاتصالات في الأسبوع" },
      head: [
        { en: "Before", ar: "سابقًا" },
        { en: "After", ar: "الآن" },
      ],
      rows: [
        {
          name: { en: "Calls a week", ar: "عدد الاتصالات في الأسبوع" },
          cells: [
            { en: "180", ar: "180" },
            { en: "60", ar: "60" },
          ],
        },
      ],
    },
    shape: "dots",
    perRow: 60,
    before: { count: 180, value: "180", unit: { en: "calls before", ar: "اتصالًا سابقًا" } },
    after: {
      count: 60,
      value: "60",
      unit: { en: "calls a week, one row of three", ar: "اتصالًا أسبوعيًا، صفّ من ثلاثة" },
    },
  },
  {
    kind: "unitChart",
    label: {
      en: "Entries for a repair, before and after",
      ar: "مراحل الإصلاح المسجّلة، سابقًا والآن",
    },
    headlines: [
      {
        value: { en: "4", ar: "4" },
        label: { en: "updates on each repair, in place of 11", ar: "مراحل يتابعها العميل، بدل 11" },
      },
    ],
    table: {
      caption: { en: "Entries for a repair", ar: "عدد المراحل المسجّلة" },
      head: [
        { en: "Before", ar: "سابقًا" },
        { en: "After", ar: "الآن" },
      ],
      rows: [
        {
          name: { en: "Entries for a repair", ar: "عدد المراحل المسجّلة" },
          cells: [
            { en: "11", ar: "11" },
            { en: "4", ar: "4" },
          ],
        },
      ],
    },
    shape: "stops",
    before: { count: 11, unit: { en: "11 entries before", ar: "11 مرحلة سابقًا" } },
    after: { count: 4, unit: { en: "4 updates now", ar: "4 مراحل الآن" } },
  },
];
