export const pagination = { key: "pagination", en: "Pages", ar: "الصفحات" } as const;
export const page = { key: "page", en: "Page {page}", ar: "الصفحة {page}" } as const;
export const previous = { key: "previous", en: "Previous", ar: "السابق" } as const;
export const next = { key: "next", en: "Next", ar: "التالي" } as const;
export const enlarge = { key: "enlarge", en: "Enlarge:", ar: "تكبير:" } as const;
export const position = {
  key: "position",
  en: "{n} of {total}",
  ar: "{n} من {total}",
} as const;
