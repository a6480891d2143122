import { type ErrorCode, errorStatuses } from "../shared/api.ts";
import type { Language } from "../shared/language.ts";

/** What each code of an endpoint says. */
const messages: Record<ErrorCode, Record<Language, string>> = {
  "already-received": {
    en: "This form has been received already, with other content. Please send it again as a new one.",
    ar: "وصلنا هذا النموذج من قبل بمحتوى آخر. يُرجى إرساله من جديد.",
  },
  "body-incomplete": {
    en: "The request broke off. Please try again.",
    ar: "انقطع الإرسال قبل اكتماله. يُرجى المحاولة مرة أخرى.",
  },
  busy: {
    en: "Many files are arriving just now. Please try again in a moment.",
    ar: "نستقبل ملفات كثيرة الآن. يُرجى المحاولة مرة أخرى بعد قليل.",
  },
  "content-unavailable": {
    en: "We could not save this just now. Please try again in a moment.",
    ar: "تعذّر الحفظ الآن. يُرجى المحاولة مرة أخرى بعد قليل.",
  },
  "content-type": {
    en: "Please send the content type that this address takes: JSON, or multipart/form-data for applications.",
    ar: "يُرجى الإرسال بالصيغة التي يقبلها هذا العنوان.",
  },
  "fields-invalid": {
    en: "Please check the marked fields.",
    ar: "يُرجى مراجعة الحقول المحدّدة.",
  },
  internal: {
    en: "Sorry, there was an error. Please try again.",
    ar: "عذرًا، حدث خطأ. يُرجى المحاولة مرة أخرى.",
  },
  "json-invalid": {
    en: "The request is not valid JSON.",
    ar: "محتوى الطلب ليس بصيغة JSON صحيحة.",
  },
  "link-invalid": {
    en: "This link is not valid any more. Please ask for a new one.",
    ar: "لم يعد هذا الرابط صالحًا. يُرجى طلب رابط جديد.",
  },
  "method-not-allowed": {
    en: "This method is not allowed here.",
    ar: "طريقة الطلب هذه غير مسموح بها هنا.",
  },
  "multipart-invalid": {
    en: "The request is not valid form data.",
    ar: "محتوى الطلب ليس نموذجًا صحيحًا.",
  },
  "not-found": {
    en: "There is nothing at this address.",
    ar: "لا يوجد شيء في هذا العنوان.",
  },
  "origin-forbidden": {
    en: "This request came from another site.",
    ar: "جاء هذا الطلب من موقع آخر.",
  },
  "search-unavailable": {
    en: "The search does not answer just now. Please try again in a moment.",
    ar: "البحث غير متاح الآن. يُرجى المحاولة مرة أخرى بعد قليل.",
  },
  "too-fast": {
    en: "That was very fast. Please wait a few seconds and send it again.",
    ar: "كان ذلك سريعًا جدًا. يُرجى الانتظار بضع ثوانٍ ثم الإرسال مرة أخرى.",
  },
  "too-large": {
    en: "The request is too large.",
    ar: "حجم الطلب أكبر من المسموح به.",
  },
  "too-many": {
    en: "Too many attempts. Please wait a little and try again.",
    ar: "محاولات كثيرة. يُرجى الانتظار قليلًا ثم المحاولة مرة أخرى.",
  },
  "too-slow": {
    en: "The request took too long. Please try again.",
    ar: "استغرق الإرسال وقتًا طويلًا. يُرجى المحاولة مرة أخرى.",
  },
  "upload-unavailable": {
    en: "Error uploading file. Please try again.",
    ar: "تعذّر رفع الملف. يُرجى المحاولة مرة أخرى.",
  },
  "vacancy-closed": {
    en: "This position no longer takes applications.",
    ar: "لم تعد هذه الوظيفة تستقبل الطلبات.",
  },
};

/** The HTTP status and the words of a code. */
export function describe(code: ErrorCode, language: Language): { status: number; message: string } {
  return { status: errorStatuses[code], message: messages[code][language] };
}
