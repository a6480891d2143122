/** What made-up clients counted before and after. */
export const words = {
  en: {
    head: ["", "Before", "After"],
    calls: {
      label: "Calls about repairs, before and after",
      name: "Calls a week",
      headline: "calls about repairs",
      after: "calls a week, one row of three",
      before: "calls before",
    },
    waste: {
      label: "Food thrown away a day, before and after",
      name: "Kilograms a day",
      headline: "food thrown away",
      after: "kilograms a day",
      before: "kg before",
    },
    taps: {
      label: "Taps to a ticket, before and after",
      name: "Taps",
      value: "2",
      headline: "taps to a ticket",
      after: "2 taps after",
      before: "9 taps before",
    },
    quotations: {
      label: "Quotations accepted in a hundred, before and after",
      name: "In a hundred",
      headline: "quotations accepted",
      before: "in a hundred before",
      after: "in a hundred",
    },
  },
  ar: {
    head: ["", "سابقًا", "الآن"],
    calls: {
      label: "الاتصالات للسؤال عن الإصلاح، سابقًا والآن",
      name: "اتصالات في الأسبوع",
      headline: "اتصالات للسؤال عن الإصلاح",
      after: "اتصالًا أسبوعيًا، صفّ من ثلاثة",
      before: "اتصالًا سابقًا",
    },
    waste: {
      label: "الطعام المهدر في اليوم، سابقًا والآن",
      name: "كغ في اليوم",
      headline: "الطعام المهدر",
      after: "كغ يوميًا",
      before: "كغ سابقًا",
    },
    taps: {
      label: "عدد النقرات حتى التذكرة، سابقًا والآن",
      name: "نقرات",
      value: "نقرتان",
      headline: "حتى التذكرة",
      after: "نقرتان الآن",
      before: "9 نقرات سابقًا",
    },
    quotations: {
      label: "عروض الأسعار المقبولة من كل مئة، سابقًا والآن",
      name: "من كل مئة",
      headline: "عروض الأسعار المقبولة",
      before: "من كل مئة سابقًا",
      after: "من كل مئة",
    },
  },
};
