import type { RepairCardContent } from "../../src/RepairCard/types.ts";

export const repairCard: RepairCardContent = {
  colors: { ground: "#D9C6A1", ink: "#2A1C14", accent: "#1F5B55" },
  name: { en: "Dune and Dial", ar: "كثبان للساعات" },
  imprint: { en: "Dune and Dial", ar: "إصلاح الساعات" },
  number: "1407",
  movement: { en: "Hand-wound, 1968", ar: "يدوية التعبئة، 1968" },
  complaint: { en: "Stops at night", ar: "تتوقّف ليلًا" },
  foot: { en: "Lay this side on the bench.", ar: "يوضع هذا الوجه على المنضدة." },
  stages: [
    {
      name: { en: "Counter", ar: "الاستلام" },
      when: { en: "3 June, 10:40", ar: "3 يونيو، 10:40" },
      does: { en: "Received, photographed, numbered", ar: "استلام وتصوير وترقيم" },
      dial: "10:40",
    },
    {
      name: { en: "Bench", ar: "الإصلاح" },
      when: { en: "4 June, 8:05", ar: "4 يونيو، 8:05" },
      does: { en: "Opened by the card’s holder", ar: "يفتحها من يأخذ بطاقتها" },
    },
    {
      name: { en: "Test", ar: "الفحص" },
      when: { en: "since 6 June", ar: "منذ 6 يونيو" },
      does: { en: "Three days, measured for the record", ar: "ثلاثة أيام من القياس والتسجيل" },
    },
    {
      name: { en: "Wrist", ar: "التسليم" },
      when: { en: "9 June", ar: "9 يونيو" },
      does: { en: "Handed back, kept on file for life", ar: "تعود إلى صاحبها ويبقى سجلّها" },
      dial: "10:10",
    },
  ],
  reached: 3,
  gears: { teeth: [60, 48, 32, 28], jewel: "#E7B3A8" },
  record: {
    secondsADay: 2,
    hours: 72,
    positions: 6,
    second: { en: "s", ar: "ث" },
    per: { en: "a day", ar: "في اليوم" },
    span: { en: "72 hours, six positions", ar: "72 ساعة في ستة أوضاع" },
  },
};
