export const optional = { key: "optional", en: "Optional", ar: "اختياري" } as const;
export const required = { key: "required", en: "Required", ar: "مطلوب" } as const;
export const sending = { key: "sending", en: "Sending...", ar: "جارٍ الإرسال..." } as const;
export const clearSearch = { key: "clearSearch", en: "Clear search", ar: "مسح البحث" } as const;
export const noMatches = { key: "noMatches", en: "No matches", ar: "لا توجد نتائج" } as const;
export const country = { key: "country", en: "Country", ar: "الدولة" } as const;
export const invalidFields = {
  key: "invalidFields",
  en: { one: "One field needs another look", other: "{count} fields need another look" },
  ar: {
    one: "حقل واحد يحتاج إلى مراجعة",
    two: "حقلان يحتاجان إلى مراجعة",
    few: "{count} حقول تحتاج إلى مراجعة",
    many: "{count} حقلًا يحتاج إلى مراجعة",
    other: "{count} حقل يحتاج إلى مراجعة",
  },
} as const;
