export const close = { key: "close", en: "Close", ar: "إغلاق" } as const;
export const cancel = { key: "cancel", en: "Cancel", ar: "إلغاء" } as const;
export const notifications = {
  key: "notifications",
  en: "Notifications",
  ar: "الإشعارات",
} as const;
export const success = { key: "success", en: "Success", ar: "تم بنجاح" } as const;
export const error = { key: "error", en: "Error", ar: "خطأ" } as const;
export const info = { key: "info", en: "Note", ar: "ملاحظة" } as const;
