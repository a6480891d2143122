import type { ChartSource } from "../types.ts";

/**
 * Made up: single weeks. In the case study: the mean of the first five (1,900 and 640), the last
 * (2,680 and 270), about 200 lost bookings in week 13.
 */
export const marsaLinesCharts: ChartSource[] = [
  {
    kind: "barChart",
    label: {
      en: "Online bookings and calls to the desk, week by week",
      ar: "الحجوزات الإلكترونية والاتصالات بمكتب التذاكر، أسبوعًا بعد أسبوع",
    },
    headlines: [
      {
        value: { en: "+41%", ar: "+41%" },
        label: { en: "online bookings", ar: "في الحجوزات الإلكترونية" },
      },
      {
        value: { en: "−58%", ar: "−58%" },
        label: { en: "calls to the desk", ar: "في الاتصالات بمكتب التذاكر" },
      },
    ],
    text: {
      en: "Every bar is a week: five before, twenty-two after. What people used to ask by phone, they now book online. Bookings go up and calls go down, on one scale.",
      ar: "كل عمود يمثّل أسبوعًا: خمسة قبل الجدول واثنان وعشرون بعده. ما كان سؤالًا على الهاتف صار حجزًا: الحجوزات إلى أعلى والاتصالات إلى أسفل، بمقياس واحد.",
    },
    note: {
      en: "Weeks between the stated ends are sample data.",
      ar: "قيم الأسابيع بين البداية والنهاية بيانات توضيحية.",
    },
    table: {
      caption: {
        en: "Before and after the new timetable, a week",
        ar: "قبل الجدول الجديد وبعده، في الأسبوع",
      },
      head: [
        { en: "Five weeks before", ar: "الأسابيع الخمسة السابقة" },
        { en: "Week 22 after", ar: "الأسبوع الثاني والعشرون" },
      ],
      rows: [
        {
          name: { en: "online bookings", ar: "حجوزات إلكترونية" },
          cells: [
            { en: "1,900", ar: "1,900" },
            { en: "2,680", ar: "2,680" },
          ],
        },
        {
          name: { en: "calls to the desk", ar: "اتصالات بمكتب التذاكر" },
          cells: [
            { en: "640", ar: "640" },
            { en: "270", ar: "270" },
          ],
        },
      ],
    },
    series: {
      values: [
        1870, 1910, 1860, 1920, 1940, 1920, 2050, 2190, 2220, 2350, 2300, 2360, 2370, 2440, 2450,
        2490, 2550, 2340, 2560, 2580, 2570, 2640, 2590, 2670, 2610, 2660, 2680,
      ],
      start: "1,900",
      end: "2,680",
      unit: { en: "a week", ar: "أسبوعيًا" },
    },
    mirrored: {
      values: [
        620, 655, 610, 650, 665, 600, 560, 490, 455, 425, 365, 375, 325, 295, 290, 285, 280, 300,
        290, 275, 290, 265, 285, 260, 275, 265, 270,
      ],
      start: "640",
      end: "270",
      unit: { en: "a week", ar: "أسبوعيًا" },
    },
    moment: {
      index: 5,
      label: { en: "The new timetable goes up", ar: "بدء العمل بالجدول الجديد" },
    },
  },
  {
    kind: "unitChart",
    label: { en: "Taps to a ticket, before and after", ar: "عدد النقرات حتى التذكرة، سابقًا والآن" },
    headlines: [
      { value: { en: "2", ar: "نقرتان" }, label: { en: "taps to a ticket", ar: "حتى التذكرة" } },
    ],
    table: {
      caption: { en: "Taps to a ticket", ar: "عدد النقرات حتى التذكرة" },
      head: [
        { en: "Before", ar: "سابقًا" },
        { en: "After", ar: "الآن" },
      ],
      rows: [
        {
          name: { en: "Taps to a ticket", ar: "عدد النقرات حتى التذكرة" },
          cells: [
            { en: "9", ar: "9" },
            { en: "2", ar: "2" },
          ],
        },
      ],
    },
    shape: "stops",
    before: { count: 9, unit: { en: "9 taps before", ar: "9 نقرات سابقًا" } },
    after: { count: 2, unit: { en: "2 taps after", ar: "نقرتان الآن" } },
  },
];
