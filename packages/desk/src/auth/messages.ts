import type { FieldCode, FieldError } from "@agency/server/forms/fieldError";
import type { Problem } from "./call.ts";

export const languages = ["en", "ar"] as const;
export type Language = (typeof languages)[number];

export interface Messages {
  /** In the language itself. */
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
    desk: "Studio",
    password: "Password",
    passwordHint: "At least 15 characters. Several unrelated words are easy to remember.",
    busy: "One moment…",
    theme: { toLight: "Light theme", toDark: "Dark theme" },
    fields: {
      required: "Fill in this field.",
      "email-invalid": "Enter a valid email address.",
      "password-short": "Use at least 15 characters.",
      "password-common":
        "This password is easy to guess. Use several unrelated words, without your name or email address.",
      "text-long": "Use at most 256 characters.",
      "name-long": "Use at most 100 characters.",
      other: "Check this field.",
    },
    errors: {
      cancelled: "Passkey cancelled. Try again, or use another method.",
      "known-here": "This device already has a passkey for this account.",
      "credentials-wrong": "Wrong email or password.",
      "passkey-wrong": "We don’t recognise this passkey, or the request timed out. Try again.",
      "last-way": "This is your only way to sign in. Add another one first.",
      "link-invalid": "This link has expired or was already used. Ask an admin for a new one.",
      "set-up-closed":
        "There’s already an account here. Sign in, or ask an admin for an invitation.",
      "set-up-code-wrong":
        "Wrong code. Copy it from the server’s log: each start writes a new one.",
      outdated: "Your account was changed elsewhere just now. Try again.",
      "too-many": "Too many attempts. Wait a few minutes, then try again.",
      other: "Something went wrong. Try again.",
    },
  },
  ar: {
    language: "العربية",
    desk: "لوحة التحكم",
    password: "كلمة المرور",
    passwordHint: "15 حرفًا على الأقل. يسهل تذكّر بضع كلمات لا رابط بينها.",
    busy: "لحظة واحدة…",
    theme: { toLight: "المظهر الفاتح", toDark: "المظهر الداكن" },
    fields: {
      required: "يُرجى ملء هذا الحقل.",
      "email-invalid": "يُرجى إدخال عنوان بريد إلكتروني صحيح.",
      "password-short": "يُرجى استخدام 15 حرفًا على الأقل.",
      "password-common":
        "يسهل تخمين كلمة المرور هذه. يُرجى استخدام كلمات عدة لا رابط بينها، من دون اسمك أو بريدك الإلكتروني.",
      "text-long": "يُرجى ألا يزيد النص على 256 حرفًا.",
      "name-long": "يُرجى ألا يزيد الاسم على 100 حرف.",
      other: "يُرجى مراجعة هذا الحقل.",
    },
    errors: {
      cancelled: "لم يكتمل استخدام مفتاح المرور. يُرجى المحاولة مرة أخرى أو اختيار طريقة أخرى.",
      "known-here": "على هذا الجهاز مفتاح مرور مسجَّل لهذا الحساب.",
      "credentials-wrong": "البريد الإلكتروني أو كلمة المرور غير صحيحة.",
      "passkey-wrong": "تعذّر التعرّف على مفتاح المرور، أو انتهت مهلة الطلب. يُرجى المحاولة مرة أخرى.",
      "last-way": "هذه هي الطريقة الوحيدة لتسجيل الدخول. يُرجى إضافة طريقة أخرى أولًا.",
      "link-invalid":
        "انتهت صلاحية هذا الرابط أو سبق استخدامه. يمكنك طلب رابط جديد من أحد المديرين.",
      "set-up-closed": "يوجد حساب هنا. يمكنك تسجيل الدخول أو طلب دعوة من أحد المديرين.",
      "set-up-code-wrong": "الرمز غير صحيح. يُرجى نسخه من سجل الخادم، ففيه رمز جديد مع كل تشغيل.",
      outdated: "تغيّر حسابك من مكان آخر الآن. يُرجى المحاولة مرة أخرى.",
      "too-many": "تجاوز عدد المحاولات الحد المسموح. يُرجى الانتظار بضع دقائق ثم المحاولة مرة أخرى.",
      other: "حدث خطأ. يُرجى المحاولة مرة أخرى.",
    },
  },
};

/**
 * Returns an error's message. `undefined` without an error and for `fields-invalid`: fields have
 * their own.
 */
export function getProblem(language: Language, code: Problem | undefined): string | undefined {
  if (code === undefined || code === "fields-invalid") return undefined;
  const { errors } = messages[language];
  return errors[code] ?? errors.other;
}

/** Returns messages by invalid field. */
export function getFields(
  language: Language,
  found: readonly FieldError[],
): Record<string, string> {
  const { fields } = messages[language];
  return Object.fromEntries(found.map(({ field, code }) => [field, fields[code] ?? fields.other]));
}
