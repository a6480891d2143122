/** Nine fictional flats, by week of reservation. */
export const weeks = [4, 5, 5, 6, 7, 8, 9, 10, 11];

export const words = {
  en: {
    label: "Flats reserved, week by week, against the plan",
    caption: "Reservations by week",
    head: ["Flat", "Week"],
    value: "9/9",
    headline: "flats reserved before building began",
    reached: "weeks to the ninth flat",
    plan: "40 weeks planned",
    first: "Week 0",
    letters: "Letters",
    footnote: "Weeks between the first flat and the ninth are sample data.",
  },
  ar: {
    label: "الشقق المحجوزة أسبوعًا بعد أسبوع، مقارنةً بالخطة",
    caption: "الحجوزات بحسب الأسبوع",
    head: ["الشقة", "الأسبوع"],
    value: "9/9",
    headline: "شقق حُجزت قبل بدء البناء",
    reached: "أسبوعًا حتى الشقة التاسعة",
    plan: "40 أسبوعًا في الخطة",
    first: "الأسبوع 0",
    letters: "الرسائل",
    footnote: "أسابيع الحجز بين الشقة الأولى والتاسعة بيانات توضيحية.",
  },
};
