import type { SeamSidesProps } from "./SeamSides.tsx";

export const words: Record<"en" | "ar", SeamSidesProps> = {
  en: {
    near: {
      title: "When you supply",
      steps: [
        { title: "Show", text: "Say what you supply, and where." },
        { title: "Find", text: "See the requirements that fit, as they are posted." },
        { title: "Quote", text: "Send price, delivery and terms in one form." },
        { title: "Deliver", text: "Keep order, papers and questions in one place." },
      ],
    },
    far: {
      title: "When you buy",
      steps: [
        { title: "Post", text: "Write a requirement, or copy an earlier one." },
        { title: "Compare", text: "Quotes arrive in one table." },
        { title: "Ask", text: "Settle details with those you choose." },
        { title: "Agree", text: "Accept one quote; the others are told." },
      ],
    },
    crossings: [
      { from: "far", label: "A requirement" },
      { from: "near", label: "Quotes" },
      { from: "both", label: "Terms, both ways" },
      { from: "far", label: "The order" },
    ],
    crossingsLabel: "What goes between the two",
    directions: {
      near: "from the supplier to the buyer",
      far: "from the buyer to the supplier",
      both: "from each to the other",
    },
    meeting: "One agreement",
  },
  ar: {
    near: {
      title: "عند التوريد",
      steps: [
        { title: "العرض", text: "ما تورّده شركتك، وأين." },
        { title: "البحث", text: "طلبات التوريد المناسبة، فور نشرها." },
        { title: "التسعير", text: "السعر والتسليم والشروط في نموذج واحد." },
        { title: "التسليم", text: "الطلب والأوراق والأسئلة في مكان واحد." },
      ],
    },
    far: {
      title: "عند الشراء",
      steps: [
        { title: "النشر", text: "كتابة طلب توريد جديد، أو نسخ طلب سابق." },
        { title: "المقارنة", text: "تصل عروض الأسعار في جدول واحد." },
        { title: "السؤال", text: "مناقشة التفاصيل مع من تختاره شركتك." },
        { title: "الاتفاق", text: "قبول عرض واحد، وإبلاغ الآخرين." },
      ],
    },
    crossings: [
      { from: "far", label: "طلب توريد" },
      { from: "near", label: "عروض الأسعار" },
      { from: "both", label: "الشروط، في الاتجاهين" },
      { from: "far", label: "أمر الشراء" },
    ],
    crossingsLabel: "ما ينتقل بين الطرفين",
    directions: {
      near: "من المورّد إلى المشتري",
      far: "من المشتري إلى المورّد",
      both: "من كل طرف إلى الآخر",
    },
    meeting: "اتفاق واحد",
  },
};
