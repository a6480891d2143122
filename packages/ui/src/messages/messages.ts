/**
 * Default messages in English and Arabic. Single exports, so that a bundle contains only those of
 * its components. Arabic labels are verbal nouns, suitable for every reader.
 */

// Overlays
export const close = { key: "close", en: "Close", ar: "إغلاق" } as const;
export const cancel = { key: "cancel", en: "Cancel", ar: "إلغاء" } as const;

// Toast
export const notifications = {
  key: "notifications",
  en: "Notifications",
  ar: "الإشعارات",
} as const;
export const success = { key: "success", en: "Success", ar: "تم بنجاح" } as const;
export const error = { key: "error", en: "Error", ar: "خطأ" } as const;
export const info = { key: "info", en: "Note", ar: "ملاحظة" } as const;

// Fields and forms
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

// FileField
export const chooseFile = { key: "chooseFile", en: "Choose file", ar: "اختيار ملف" } as const;
export const replaceFile = { key: "replaceFile", en: "Replace file", ar: "استبدال الملف" } as const;
export const removeFile = { key: "removeFile", en: "Remove file", ar: "إزالة الملف" } as const;
export const dropFile = {
  key: "dropFile",
  en: "Drop the file here, or",
  ar: "سحب الملف إلى هنا، أو",
} as const;
export const chooseFiles = { key: "chooseFiles", en: "Choose files", ar: "اختيار ملفات" } as const;
export const addFiles = { key: "addFiles", en: "Add files", ar: "إضافة ملفات" } as const;
export const removeNamedFile = {
  key: "removeNamedFile",
  en: "Remove {name}",
  ar: "إزالة {name}",
} as const;
export const dropFiles = {
  key: "dropFiles",
  en: "Drop the files here, or",
  ar: "سحب الملفات إلى هنا، أو",
} as const;
export const chosenFiles = {
  key: "chosenFiles",
  en: { one: "One file", other: "{count} files" },
  ar: {
    zero: "لا توجد ملفات",
    one: "ملف واحد",
    two: "ملفان",
    few: "{count} ملفات",
    many: "{count} ملفًا",
    other: "{count} ملف",
  },
} as const;
export const maxFiles = {
  key: "maxFiles",
  en: { one: "Only one file is possible", other: "No more than {count} files are possible" },
  ar: {
    one: "لا يمكن اختيار أكثر من ملف واحد",
    two: "لا يمكن اختيار أكثر من ملفين",
    few: "لا يمكن اختيار أكثر من {count} ملفات",
    many: "لا يمكن اختيار أكثر من {count} ملفًا",
    other: "لا يمكن اختيار أكثر من {count} ملف",
  },
} as const;
export const uploading = { key: "uploading", en: "Uploading...", ar: "جارٍ رفع الملف..." } as const;

// Pagination and galleries
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
