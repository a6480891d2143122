import type { SeamSidesProps } from "./SeamSides.tsx";

export const words: Record<"en" | "ar", SeamSidesProps> = {
  en: {
    near: {
      title: "When you supply",
      steps: [
        { title: "List", text: "Say what you supply, and where." },
        { title: "Find", text: "See matching requirements as they’re posted." },
        { title: "Quote", text: "Send price, delivery and terms in one form." },
        { title: "Deliver", text: "Keep the order, paperwork and questions in one place." },
      ],
    },
    far: {
      title: "When you buy",
      steps: [
        { title: "Post", text: "Write a requirement, or copy an earlier one." },
        { title: "Compare", text: "See all your quotes in one table." },
        { title: "Ask", text: "Settle the details with the suppliers you choose." },
        { title: "Agree", text: "Accept one quote. We’ll tell the others." },
      ],
    },
    crossings: [
      { from: "far", label: "A requirement" },
      { from: "near", label: "Quotes" },
      { from: "both", label: "Terms, both ways" },
      { from: "far", label: "The order" },
    ],
    crossingsLabel: "What they exchange",
    directions: {
      near: "from the supplier to the buyer",
      far: "from the buyer to the supplier",
      both: "between buyer and supplier",
    },
    meeting: "One agreement",
  },
  ar: {
    near: {
      title: "عند التوريد",
      steps: [
        { title: "العرض", text: "تعرض شركتك ما تورّده ومناطق توريده." },
        { title: "البحث", text: "تصلك طلبات التوريد المناسبة فور نشرها." },
        { title: "تقديم العرض", text: "يجمع نموذج واحد السعر والتسليم والشروط." },
        { title: "التسليم", text: "يبقى الطلب وأوراقه وأسئلته في مكان واحد." },
      ],
    },
    far: {
      title: "عند الشراء",
      steps: [
        { title: "النشر", text: "تكتب شركتك طلب توريد جديدًا، أو تنسخ طلبًا سابقًا." },
        { title: "المقارنة", text: "تصل عروض الأسعار في جدول واحد." },
        { title: "الاستفسار", text: "تناقش شركتك التفاصيل مع المورّدين الذين تختارهم." },
        { title: "الاتفاق", text: "تقبل شركتك عرضًا واحدًا، ونبلغ الآخرين." },
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
