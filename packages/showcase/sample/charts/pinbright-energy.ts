import type { ChartSource } from "../types.ts";

export const pinbrightEnergyCharts: ChartSource[] = [
  {
    kind: "unitChart",
    label: {
      en: "Site visits booked a month, before and after",
      ar: "زيارات المعاينة في الشهر، سابقًا والآن",
    },
    headlines: [
      {
        value: { en: "2×", ar: "الضعف" },
        label: { en: "site visits booked", ar: "في عدد زيارات المعاينة المحجوزة" },
      },
    ],
    table: {
      caption: { en: "Visits booked a month", ar: "عدد الزيارات في الشهر" },
      head: [
        { en: "Before", ar: "سابقًا" },
        { en: "After", ar: "الآن" },
      ],
      rows: [
        {
          name: { en: "Visits booked a month", ar: "عدد الزيارات في الشهر" },
          cells: [
            { en: "45", ar: "45" },
            { en: "90", ar: "90" },
          ],
        },
      ],
    },
    shape: "dots",
    perRow: 45,
    before: {
      count: 45,
      value: "45",
      unit: { en: "a month before, the first row", ar: "زيارة في الشهر سابقًا، الصف الأول" },
    },
    after: { count: 90, value: "90", unit: { en: "a month", ar: "زيارة شهريًا" } },
  },
  {
    kind: "smallMultiples",
    label: {
      en: "Cost of a site visit and its parts, before and after",
      ar: "تكلفة زيارة المعاينة وأجزاؤها، سابقًا والآن",
    },
    headlines: [
      {
        value: { en: "−38%", ar: "−38%" },
        label: { en: "cost of a visit", ar: "في تكلفة الزيارة" },
      },
    ],
    table: {
      caption: { en: "Dirhams for a visit", ar: "تكلفة الزيارة بالدرهم" },
      head: [
        { en: "Before", ar: "سابقًا" },
        { en: "After", ar: "الآن" },
      ],
      rows: [
        {
          name: { en: "Advertising", ar: "الإعلان" },
          cells: [
            { en: "198", ar: "198" },
            { en: "99", ar: "99" },
          ],
        },
        {
          name: { en: "Surveyor’s hour and fuel", ar: "ساعة الفنّي والوقود" },
          cells: [
            { en: "62", ar: "62" },
            { en: "62", ar: "62" },
          ],
        },
        {
          name: { en: "A visit", ar: "الزيارة" },
          cells: [
            { en: "260", ar: "260" },
            { en: "161", ar: "161" },
          ],
        },
      ],
    },
    before: 1,
    panels: [
      {
        title: { en: "Advertising", ar: "الإعلان" },
        values: [198, 99],
        value: "99",
        unit: { en: "dirhams, from 198", ar: "درهمًا، بعد 198" },
      },
      {
        title: { en: "Surveyor’s hour and fuel", ar: "ساعة الفنّي والوقود" },
        values: [62, 62],
        value: "62",
        unit: { en: "dirhams, as before", ar: "درهمًا، كما كانت" },
      },
      {
        title: { en: "A visit", ar: "الزيارة" },
        values: [260, 161],
        value: "161",
        unit: { en: "dirhams, from 260", ar: "درهمًا، بعد 260" },
      },
    ],
  },
];
