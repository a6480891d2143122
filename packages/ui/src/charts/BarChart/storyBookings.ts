/** Fictional bookings: five weeks before a new timetable, 22 after. */
export const bookings = [
  1870, 1910, 1860, 1920, 1940, 1920, 2050, 2190, 2220, 2350, 2300, 2360, 2370, 2440, 2450, 2490,
  2550, 2340, 2560, 2580, 2570, 2640, 2590, 2670, 2610, 2660, 2680,
];
export const calls = [
  620, 655, 610, 650, 665, 600, 560, 490, 455, 425, 365, 375, 325, 295, 290, 285, 280, 300, 290,
  275, 290, 265, 285, 260, 275, 265, 270,
];

export const words = {
  en: {
    label: "Online bookings and calls to the desk, week by week",
    caption: "Before and after the new timetable, a week",
    head: ["", "Five weeks before", "Week 22 after"],
    bookings: "online bookings",
    calls: "calls to the desk",
    headlines: ["online bookings", "calls to the desk"],
    description:
      "Every bar is a week: five before, twenty-two after. What people used to ask by phone, they now book online. Bookings go up and calls go down, on one scale.",
    moment: "The new timetable goes up",
    unit: "a week",
    footnote: "Weeks between the stated ends are sample data.",
  },
  ar: {
    label: "الحجوزات الإلكترونية والاتصالات بمكتب التذاكر، أسبوعًا بعد أسبوع",
    caption: "قبل الجدول الجديد وبعده، في الأسبوع",
    head: ["", "الأسابيع الخمسة السابقة", "الأسبوع الثاني والعشرون"],
    bookings: "حجوزات إلكترونية",
    calls: "اتصالات بمكتب التذاكر",
    headlines: ["في الحجوزات الإلكترونية", "في الاتصالات بمكتب التذاكر"],
    description:
      "كل عمود يمثّل أسبوعًا: خمسة قبل الجدول واثنان وعشرون بعده. ما كان سؤالًا على الهاتف صار حجزًا: الحجوزات إلى أعلى والاتصالات إلى أسفل، بمقياس واحد.",
    moment: "بدء العمل بالجدول الجديد",
    unit: "أسبوعيًا",
    footnote: "قيم الأسابيع بين البداية والنهاية بيانات توضيحية.",
  },
};
