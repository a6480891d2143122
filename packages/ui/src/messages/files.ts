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
