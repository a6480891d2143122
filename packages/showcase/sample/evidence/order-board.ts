import type { OrderBoardContent } from "../../src/OrderBoard/content.ts";

/**
 * 14 January, 9:10. In the case study: offices, open ones, total, dishes 4 and 5, counts 58 and 64.
 * The rest is made up.
 */
export const orderBoard: OrderBoardContent = {
  colors: { ground: "#35102C", ink: "#F7EFDD", accent: "#CBE08A" },
  name: { en: "Hadeel Kitchens", ar: "مطابخ هديل" },
  date: { en: "Tuesday, 14 January", ar: "الثلاثاء 14 يناير" },
  time: "9:10",
  offices: 41,
  open: [12, 19, 26, 40],
  dishes: [
    { name: { en: "Chicken machboos", ar: "مجبوس دجاج" }, count: 128, withoutNuts: 6 },
    { name: { en: "Stuffed vegetables", ar: "محاشي خضار" }, count: 72, withoutNuts: 0 },
    { name: { en: "Fish sayadieh", ar: "صيادية سمك" }, count: 64, withoutNuts: 3 },
    { name: { en: "Fattoush with halloumi", ar: "فتوش مع الحلّوم" }, count: 58, withoutNuts: 9 },
    { name: { en: "Lentil soup and bread", ar: "شوربة عدس وخبز" }, count: 46, withoutNuts: 0 },
    { name: { en: "Okra with lamb", ar: "بامية باللحم" }, count: 32, withoutNuts: 2 },
  ],
  words: {
    lunches: { en: "lunches, {offices} offices", ar: "وجبة إلى {offices} مكتبًا" },
    complete: { en: "{complete} orders complete", ar: "اكتمل {complete} طلبًا" },
    stillOpen: { en: "{open} still open", ar: "بانتظار {open} مكاتب" },
    key: { en: "without nuts", ar: "كل نقطة تمثّل وجبة، والمفرّغة بلا مكسّرات." },
  },
  order: {
    office: 7,
    sent: "8:30",
    answered: "8:58",
    lines: [
      { dish: 1, count: 3 },
      { dish: 4, count: 2, withoutNuts: true },
      { dish: 5, count: 1 },
    ],
    words: {
      office: { en: "Office {office}", ar: "المكتب {office}" },
      howTo: {
        en: "Dish, then how many. A star: without nuts.",
        ar: "رقم الطبق ثم العدد، والنجمة تعني بلا مكسّرات.",
      },
      readBack: { en: "We read:", ar: "قرأنا:" },
      withoutNuts: { en: "without nuts", ar: "بلا مكسّرات" },
      question: { en: "{lunches} lunches. Is that right?", ar: "{lunches} وجبات. هل هذا صحيح؟" },
      answer: { en: "Yes", ar: "نعم" },
    },
  },
};
