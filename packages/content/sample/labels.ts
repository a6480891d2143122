/** The labels of posts with their Arabic: one word for one thing, in every post. */

export const categories = {
  Advertising: "الإعلان",
  Branding: "بناء العلامة التجارية",
  Design: "التصميم",
  Marketing: "التسويق",
  Product: "المنتجات",
  Technology: "التقنية",
} as const;

export type Category = keyof typeof categories;

export const tags = {
  Accessibility: "سهولة الوصول",
  "Arabic type": "الخط العربي",
  Data: "البيانات",
  Forms: "النماذج",
  Gulf: "الخليج",
  Identity: "الهوية",
  Marketplaces: "الأسواق الإلكترونية",
  Measurement: "القياس",
  "Paid search": "البحث المدفوع",
  Studio: "في الوكالة",
} as const;

export type Tag = keyof typeof tags;
