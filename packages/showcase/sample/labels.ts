import type { Service } from "@agency/content";

/** One translation per label. */

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

export const industries = {
  Culture: "الثقافة",
  Energy: "الطاقة",
  "Food and catering": "الأغذية والضيافة",
  Healthcare: "الرعاية الصحية",
  Logistics: "الخدمات اللوجستية",
  "Passenger transport": "نقل الركاب",
  Property: "العقارات",
  Publishing: "النشر",
  "Repair and retail": "الإصلاح والتجزئة",
} as const;

export const serviceNames: Record<Service, string> = {
  "Technology Development": "التطوير التقني",
  "Branding & Design": "العلامات التجارية والتصميم",
  "Advertising & Campaigns": "الإعلانات والحملات",
  "Digital Marketing": "التسويق الرقمي",
  "Product Solutions": "حلول المنتجات",
  "Business Consultation": "استشارات الأعمال",
};

export const departments = {
  Advertising: "الإعلان",
  Design: "التصميم",
  Marketing: "التسويق",
  Operations: "العمليات",
  Product: "المنتجات",
  Technology: "التقنية",
} as const;

export const levels = {
  "1 year or more": "سنة واحدة فأكثر",
  "2 years or more": "سنتان فأكثر",
  "3 years or more": "3 سنوات فأكثر",
  "4 years or more": "4 سنوات فأكثر",
  "5 years or more": "5 سنوات فأكثر",
  "6 years or more": "6 سنوات فأكثر",
  "8 years or more": "8 سنوات فأكثر",
} as const;

export const cities = {
  "Abu Dhabi": "أبوظبي",
  Dubai: "دبي",
  London: "لندن",
  Sharjah: "الشارقة",
} as const;

export type Industry = keyof typeof industries;
export type Department = keyof typeof departments;
export type Level = keyof typeof levels;
export type City = keyof typeof cities;
