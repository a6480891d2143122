import type { QuotationContent } from "../../src/Quotation/content.ts";

export const quotation: QuotationContent = {
  colors: { ground: "#1A1D3A", ink: "#ECEBF8", accent: "#8FE3D0" },
  highlight: "#232750",
  client: { en: "Orrery Freight", ar: "أوريري للشحن" },
  number: { en: "Quotation 20461", ar: "عرض السعر 20461" },
  journey: { en: "Abu Dhabi to Mombasa", ar: "من أبوظبي إلى مومباسا" },
  cargo: {
    en: "One container, 18 tonnes, ready 4 November",
    ar: "حاوية واحدة، 18 طنًّا، جاهزة في 4 نوفمبر",
  },
  currency: "USD",
  routes: [
    {
      name: { en: "The cheap one", ar: "الأرخص" },
      price: 1480,
      legs: [
        { days: 2 },
        { days: 7 },
        { days: 3, waits: true },
        { days: 15 },
        { days: 3 },
        { days: 3 },
      ],
    },
    {
      name: { en: "The quick one", ar: "الأسرع" },
      price: 3950,
      legs: [{ days: 1 }, { days: 2 }, { days: 9.5 }, { days: 1.5 }],
    },
    {
      name: { en: "The one we’d take", ar: "اختيارنا لو كنا مكانك" },
      price: 2120,
      legs: [{ days: 2 }, { days: 3 }, { days: 11 }, { days: 3 }],
      recommended: true,
    },
  ],
  waiting: { en: "of waiting in port", ar: "من الانتظار في الميناء" },
  reason: {
    en: "The cheapest that connects nine times in ten.",
    ar: "أرخص مسار لحقت فيه البضاعة بمواعيد الربط تسع مرات من عشر.",
  },
  note: {
    en: "Days, to scale. Binding for twelve hours.",
    ar: "المسافات بمقياس الأيام. السعر ثابت 12 ساعة.",
  },
  accept: { en: "Accept this quotation", ar: "قبول عرض السعر" },
};
