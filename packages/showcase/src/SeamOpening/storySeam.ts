import { match } from "../products/upflyover.ts";
import type { PlacesLabel } from "./SeamOpening.tsx";

const numbers = new Intl.NumberFormat("en");

function leftInArabic(left: number, total: number): PlacesLabel {
  const of = `من أصل ${numbers.format(total)}`;
  const value = numbers.format(left);
  switch (new Intl.PluralRules("ar").select(left)) {
    case "one":
      return { value: "مكان واحد", label: `متاح ${of}` };
    case "two":
      return { value: "مكانان", label: `متاحان ${of}` };
    case "few":
      return { value, label: `أماكن متاحة ${of}` };
    case "many":
      return { value, label: `مكانًا متاحًا ${of}` };
    default:
      return { value, label: `مكان متاح ${of}` };
  }
}

export const words = {
  en: {
    note: "B2B marketplace, UAE first",
    text: "412 companies have joined. First year free. Illustrative figures.",
    fullNote: "Live in the UAE",
    fullText: "Sell in the morning and buy in the afternoon, in one place.",
    claim: "Claim a place",
    pricing: "See the pricing",
    remaining: (left: number, total: number): PlacesLabel => ({
      value: numbers.format(left),
      label: `of ${numbers.format(total)} places left`,
    }),
    content: {
      match,
      offers: {
        label: "Offers",
        items: [
          "Carton boxes",
          "Steel shelves",
          "Label printing",
          "Office chairs",
          "Site fencing",
          "Cold transport",
          "Uniforms",
          "Water tanks",
          "Roasted coffee",
        ],
      },
      needs: {
        label: "Requirements",
        items: [
          "Warehouse racking",
          "Boxes for dates",
          "Desks and chairs",
          "Chilled delivery",
          "A fenced site",
          "Staff uniforms",
          "Labels, 20,000",
          "Coffee for 60",
          "Two water tanks",
        ],
      },
    },
  },
  ar: {
    note: "سوق إلكترونية للشركات، في دولة الإمارات أولًا",
    text: "انضمت 412 شركة. السنة الأولى مجانًا. أرقام توضيحية.",
    fullNote: "متاحة في دولة الإمارات",
    fullText: "بيع في الصباح وشراء بعد الظهر، في المكان نفسه.",
    claim: "حجز مكان",
    pricing: "عرض الأسعار",
    remaining: leftInArabic,
    content: {
      match,
      offers: {
        label: "المعروض",
        items: [
          "صناديق كرتون",
          "أرفف فولاذية",
          "طباعة ملصقات",
          "كراسي مكتبية",
          "أسيجة للمواقع",
          "نقل مبرّد",
          "زيّ موحّد",
          "خزانات مياه",
          "قهوة محمّصة",
        ],
      },
      needs: {
        label: "طلبات التوريد",
        items: [
          "أرفف لمستودع",
          "علب للتمور",
          "مكاتب وكراسي",
          "توصيل مبرّد",
          "سياج لموقع",
          "زيّ موحّد للموظفين",
          "20,000 ملصق",
          "قهوة لستين موظفًا",
          "خزانان للمياه",
        ],
      },
    },
  },
};
