import type { ChartSource } from "../types.ts";

export const orreryFreightCharts: ChartSource[] = [
  {
    kind: "unitChart",
    label: {
      en: "Time from question to binding price, before and after",
      ar: "المدة من الطلب إلى السعر الملزم، سابقًا والآن",
    },
    headlines: [
      {
        value: { en: "12", ar: "12" },
        label: {
          en: "minutes from question to binding price",
          ar: "دقيقة من الطلب إلى السعر الملزم",
        },
      },
    ],
    text: { en: "Every dot is twelve minutes.", ar: "كل نقطة تمثّل 12 دقيقة." },
    table: {
      caption: { en: "From question to binding price", ar: "من الطلب إلى السعر الملزم" },
      head: [
        { en: "Before", ar: "سابقًا" },
        { en: "After", ar: "الآن" },
      ],
      rows: [
        {
          name: { en: "From question to binding price", ar: "من الطلب إلى السعر الملزم" },
          cells: [
            { en: "26 hours", ar: "26 ساعة" },
            { en: "12 minutes", ar: "12 دقيقة" },
          ],
        },
      ],
    },
    shape: "dots",
    perRow: 65,
    before: { count: 130, value: "26", unit: { en: "hours before", ar: "ساعة سابقًا" } },
    after: {
      count: 1,
      value: "12",
      unit: { en: "minutes, one dot of 130", ar: "دقيقة، نقطة من 130" },
    },
  },
  {
    kind: "unitChart",
    label: {
      en: "Share of quotations accepted, before and after",
      ar: "نسبة عروض الأسعار المقبولة، سابقًا والآن",
    },
    headlines: [
      {
        value: { en: "+23%", ar: "+23%" },
        label: { en: "quotations accepted", ar: "في عروض الأسعار المقبولة" },
      },
    ],
    table: {
      caption: { en: "Quotations accepted", ar: "نسبة العروض المقبولة" },
      head: [
        { en: "Before", ar: "سابقًا" },
        { en: "After", ar: "الآن" },
      ],
      rows: [
        {
          name: { en: "Quotations accepted", ar: "نسبة العروض المقبولة" },
          cells: [
            { en: "39%", ar: "39%" },
            { en: "48%", ar: "48%" },
          ],
        },
      ],
    },
    shape: "dots",
    total: 100,
    perRow: 50,
    before: {
      count: 39,
      value: "39%",
      unit: { en: "of quotations before", ar: "من العروض سابقًا" },
    },
    after: { count: 48, value: "48%", unit: { en: "of quotations now", ar: "من العروض الآن" } },
  },
];
