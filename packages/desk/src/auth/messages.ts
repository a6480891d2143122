import type { FieldCode, FieldError } from "@agency/server/forms/fieldError";
import type { Problem } from "./call.ts";

export const languages = ["en", "ar"] as const;
export type Language = (typeof languages)[number];

export interface Messages {
  /** The language's own name. */
  language: string;
  desk: string;
  password: string;
  passwordHint: string;
  busy: string;
  theme: { toLight: string; toDark: string };
  fields: Partial<Record<FieldCode, string>> & { other: string };
  errors: Partial<Record<Problem, string>> & { other: string };
}

export const messages: Record<Language, Messages> = {
  en: {
    language: "English",
    desk: "Desk",
    password: "Password",
    passwordHint: "At least 15 characters. A few words in a row are easy to remember.",
    busy: "One moment…",
    theme: { toLight: "Light theme", toDark: "Dark theme" },
    fields: {
      required: "Please fill this in.",
      "email-invalid": "This is no email address.",
      "password-short": "Please use at least 15 characters.",
      "password-common":
        "This password is easy to guess. Please use several words that do not belong together, and not your name or address.",
      "text-long": "Please use at most 256 characters.",
      "name-long": "Please use at most 100 characters.",
      other: "Please check this.",
    },
    errors: {
      cancelled: "Nothing came of the passkey. Please try again, or use another way.",
      "known-here": "This device has a passkey for this account already.",
      "credentials-wrong": "That address and password do not go together.",
      "passkey-wrong":
        "That passkey is not known here, or its answer came too late. Please try again.",
      "last-way": "This is your only way to sign in. Please add another one first.",
      "link-invalid":
        "This link was used already, or is older than three days. Ask for another one.",
      "set-up-closed": "Somebody has an account here already. Sign in, or ask for an invitation.",
      "set-up-code-wrong":
        "This is not the code. Copy it from the server's log, where each start writes a new one.",
      outdated: "Your account was changed elsewhere meanwhile. Please try again.",
      "too-many": "Too many attempts. Please wait a few minutes.",
      other: "That did not work just now. Please try again.",
    },
  },
  ar: {
    language: "العربية",
    desk: "المكتب",
    password: "كلمة المرور",
    passwordHint: "15 حرفًا على الأقل. بضع كلمات متتالية يسهل تذكّرها.",
    busy: "لحظة واحدة…",
    theme: { toLight: "المظهر الفاتح", toDark: "المظهر الداكن" },
    fields: {
      required: "يُرجى ملء هذا الحقل.",
      "email-invalid": "هذا ليس بريدًا إلكترونيًا صحيحًا.",
      "password-short": "يُرجى استخدام 15 حرفًا على الأقل.",
      "password-common":
        "يسهل تخمين كلمة المرور هذه. يُرجى استخدام كلمات عدة لا رابط بينها، من دون اسمك أو عنوانك.",
      "text-long": "يُرجى ألا يزيد النص على 256 حرفًا.",
      "name-long": "يُرجى ألا يزيد الاسم على 100 حرف.",
      other: "يُرجى مراجعة هذا الحقل.",
    },
    errors: {
      cancelled: "لم يكتمل استخدام مفتاح المرور. يُرجى المحاولة مرة أخرى أو اختيار طريقة أخرى.",
      "known-here": "على هذا الجهاز مفتاح مرور مسجَّل لهذا الحساب.",
      "credentials-wrong": "البريد الإلكتروني أو كلمة المرور غير صحيحة.",
      "passkey-wrong": "مفتاح المرور غير معروف هنا، أو وصل ردّه متأخرًا. يُرجى المحاولة مرة أخرى.",
      "last-way": "هذه هي الطريقة الوحيدة لتسجيل الدخول. يُرجى إضافة طريقة أخرى أولًا.",
      "link-invalid": "سبق استخدام هذا الرابط، أو مضت عليه ثلاثة أيام. يُرجى طلب رابط جديد.",
      "set-up-closed": "يوجد حساب هنا من قبل. يُرجى تسجيل الدخول أو طلب دعوة.",
      "set-up-code-wrong":
        "هذا ليس الرمز الصحيح. يُرجى نسخه من سجل الخادم، وفيه رمز جديد مع كل تشغيل.",
      outdated: "تغيّر الحساب من مكان آخر في هذه الأثناء. يُرجى المحاولة مرة أخرى.",
      "too-many": "محاولات كثيرة. يُرجى الانتظار بضع دقائق.",
      other: "تعذّر ذلك الآن. يُرجى المحاولة مرة أخرى.",
    },
  },
};

/**
 * Returns an error's message. `undefined` without an error and for `fields-invalid`, whose fields
 * have their own messages.
 */
export function getProblem(language: Language, code: Problem | undefined): string | undefined {
  if (code === undefined || code === "fields-invalid") return undefined;
  const { errors } = messages[language];
  return errors[code] ?? errors.other;
}

/** Maps the names of invalid fields to their messages. */
export function getFields(
  language: Language,
  found: readonly FieldError[],
): Record<string, string> {
  const { fields } = messages[language];
  return Object.fromEntries(found.map(({ field, code }) => [field, fields[code] ?? fields.other]));
}
