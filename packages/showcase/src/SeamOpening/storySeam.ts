import { match } from "../products/upflyover.ts";
import type { PlacesLabel } from "./SeamOpening.tsx";

const numbers = new Intl.NumberFormat("en");

function leftInArabic(left: number, total: number): PlacesLabel {
  const of = `من أصل ${numbers.format(total)}`;
  const value = numbers.format(left);
  switch (new Intl.PluralRules("ar").select(left)) {
    case "one":
      return { value: "مكان واحد", label: `مجاني متبقٍّ ${of}` };
    case "two":
      return { value: "مكانان", label: `مجانيان متبقيان ${of}` };
    case "few":
      return { value, label: `أماكن مجانية متبقية ${of}` };
    case "many":
      return { value, label: `مكانًا مجانيًا متبقيًا ${of}` };
    default:
      return { value, label: `مكان مجاني متبقٍّ ${of}` };
  }
}

export const words = {
  en: {
    note: "B2B marketplace. Live in the UAE since 2025",
    text: "412 companies have joined. Join free for 12 months. Sample figures: these companies are fictional.",
    fullNote: "B2B marketplace. Live in the UAE since 2025",
    fullText: "Sell in the morning and buy in the afternoon, from one account.",
    claim: "Claim a place",
    pricing: "See the pricing",
    remaining: (left: number, total: number): PlacesLabel => ({
      value: numbers.format(left),
      label: `of ${numbers.format(total)} free places left`,
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
          "Chilled transport",
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
    note: "سوق للشركات (\u2066B2B\u2069)، متاحة في دولة الإمارات منذ عام 2025",
    text: "انضمت 412 شركة، والانضمام مجاني لمدة 12 شهرًا. الأرقام توضيحية، وهذه الشركات غير حقيقية.",
    fullNote: "سوق للشركات (\u2066B2B\u2069)، متاحة في دولة الإمارات منذ عام 2025",
    fullText: "بيع في الصباح وشراء بعد الظهر، من حساب واحد.",
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
