import type { ChartSource } from "../types.ts";

/** Made up: weeks 1, 2 and 4 to 12. In the case study: 210 in week 3, 101 in week 13. */
export const northlightClinicsCharts: ChartSource[] = [
  {
    kind: "lineChart",
    label: {
      en: "Cost of a kept appointment, week by week",
      ar: "تكلفة الموعد الذي حضره المريض، أسبوعًا بعد أسبوع",
    },
    headlines: [
      {
        value: { en: "−52%", ar: "−52%" },
        label: { en: "cost of a kept appointment", ar: "في تكلفة الموعد الذي حضره المريض" },
      },
    ],
    note: {
      en: "Weeks between the stated ends and the three starting costs are sample data.",
      ar: "قيم الأسابيع بين البداية والنهاية وتكاليف الحسابات الثلاثة في البداية بيانات توضيحية.",
    },
    table: {
      caption: { en: "Cost of a kept appointment", ar: "تكلفة الموعد الذي حضره المريض" },
      head: [{ en: "Dirhams", ar: "الدراهم" }],
      first: { en: "Week", ar: "الأسبوع" },
      rows: [
        { name: { en: "3", ar: "3" }, cells: [{ en: "210", ar: "210" }] },
        { name: { en: "13", ar: "13" }, cells: [{ en: "101", ar: "101" }] },
      ],
    },
    points: [
      { at: 3, value: 210 },
      { at: 4, value: 201 },
      { at: 5, value: 186 },
      { at: 6, value: 170 },
      { at: 7, value: 158 },
      { at: 8, value: 149 },
      { at: 9, value: 127 },
      { at: 10, value: 113 },
      { at: 11, value: 105 },
      { at: 12, value: 102 },
      { at: 13, value: 101 },
    ],
    start: {
      value: "210",
      unit: {
        en: "dirhams, three accounts become one",
        ar: "دراهم، بعد دمج ثلاثة حسابات في حساب واحد",
      },
    },
    end: { value: "101", unit: { en: "dirhams, week 13", ar: "درهم، الأسبوع 13" } },
    ticks: [
      { at: 1, label: { en: "Week 1", ar: "الأسبوع 1" } },
      { at: 3 },
      { at: 4 },
      { at: 5 },
      { at: 6 },
      { at: 7 },
      { at: 8, label: { en: "Four questions", ar: "أربعة أسئلة" } },
      { at: 9 },
      { at: 10 },
      { at: 11 },
      { at: 12 },
      { at: 13 },
    ],
    zero: { en: "0 dirhams", ar: "0 درهم" },
    merging: [
      {
        points: [
          { at: 1, value: 238 },
          { at: 2, value: 244 },
        ],
      },
      {
        points: [
          { at: 1, value: 209 },
          { at: 2, value: 214 },
        ],
      },
      {
        points: [
          { at: 1, value: 183 },
          { at: 2, value: 196 },
        ],
      },
    ],
  },
  {
    kind: "unitChart",
    label: {
      en: "Questions on the booking page, before and after",
      ar: "عدد الأسئلة في صفحة الحجز، سابقًا والآن",
    },
    headlines: [
      {
        value: { en: "4", ar: "4" },
        label: { en: "questions on the booking page", ar: "أسئلة في صفحة الحجز" },
      },
    ],
    table: {
      caption: { en: "Questions", ar: "عدد الأسئلة" },
      head: [
        { en: "Before", ar: "سابقًا" },
        { en: "After", ar: "الآن" },
      ],
      rows: [
        {
          name: { en: "Questions", ar: "عدد الأسئلة" },
          cells: [
            { en: "11", ar: "11" },
            { en: "4", ar: "4" },
          ],
        },
      ],
    },
    shape: "stops",
    before: { count: 11, unit: { en: "11 questions before", ar: "11 سؤالًا سابقًا" } },
    after: { count: 4, unit: { en: "4 questions now", ar: "4 أسئلة الآن" } },
  },
  {
    kind: "unitChart",
    label: {
      en: "Morning appointments a month, before and after",
      ar: "مواعيد الصباح في الشهر، سابقًا والآن",
    },
    headlines: [
      {
        value: { en: "+29%", ar: "+29%" },
        label: { en: "morning appointments", ar: "في المواعيد الصباحية" },
      },
    ],
    table: {
      caption: { en: "Morning appointments a month", ar: "مواعيد الصباح في الشهر" },
      head: [
        { en: "Before", ar: "سابقًا" },
        { en: "After", ar: "الآن" },
      ],
      rows: [
        {
          name: { en: "Morning appointments a month", ar: "مواعيد الصباح في الشهر" },
          cells: [
            { en: "310", ar: "310" },
            { en: "400", ar: "400" },
          ],
        },
      ],
    },
    shape: "tiles",
    before: {
      count: 31,
      value: "310",
      unit: { en: "a month before", ar: "مواعيد في الشهر سابقًا" },
    },
    after: {
      count: 40,
      value: "400",
      unit: { en: "a month, ten to a tile", ar: "موعد شهريًا، كل مربّع عشرة" },
    },
  },
];
