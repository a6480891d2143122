import type { ErrorCode } from "@agency/server/forms/contract";
import type { FieldCode } from "@agency/server/forms/fieldError";

export const languages = ["en", "ar"] as const;
export type Language = (typeof languages)[number];

type Fields = "email" | "name" | "password";

export interface Words {
  /** Its own name, for the link that leads to it. */
  language: string;
  desk: string;
  signIn: { title: string; lead: string; send: string };
  invited: { title: string; lead: (email: string) => string; send: string };
  labels: Record<Fields, string>;
  passwordHint: string;
  busy: string;
  theme: { toLight: string; toDark: string };
  /** What is wrong with a field. */
  fields: Partial<Record<FieldCode, string>> & { other: string };
  /** What went wrong with the whole. */
  errors: Partial<Record<ErrorCode, string>> & { other: string };
}

/** Of the page where the staff sign in. */
export const words: Record<Language, Words> = {
  en: {
    language: "English",
    desk: "Desk",
    signIn: {
      title: "Sign in",
      lead: "For those who write, translate and recruit here. A colleague invites you.",
      send: "Sign in",
    },
    invited: {
      title: "Welcome",
      lead: (email) => `You were invited as ${email}. Choose a name and a password, and begin.`,
      send: "Begin",
    },
    labels: { email: "Email", name: "Your name", password: "Password" },
    passwordHint: "At least 15 characters. A few words in a row are easy to remember.",
    busy: "One moment…",
    theme: { toLight: "Light theme", toDark: "Dark theme" },
    fields: {
      required: "Please fill this in.",
      "email-invalid": "This is no email address.",
      "password-short": "Please use at least 15 characters.",
      "text-long": "Please use at most 256 characters.",
      "name-long": "Please use at most 100 characters.",
      other: "Please check this.",
    },
    errors: {
      "credentials-wrong": "That address and password do not go together.",
      "link-invalid":
        "This link was used already, or is older than three days. Ask for another one.",
      "too-many": "Too many attempts. Please wait a few minutes.",
      other: "That did not work just now. Please try again.",
    },
  },
  ar: {
    language: "العربية",
    desk: "المكتب",
    signIn: {
      title: "تسجيل الدخول",
      lead: "لمن يكتبون ويترجمون ويوظّفون هنا. الدعوة تصلك من أحد الزملاء.",
      send: "تسجيل الدخول",
    },
    invited: {
      title: "مرحبًا بك",
      lead: (email) => `وصلتك دعوة على ${email}. اختر اسمًا وكلمة مرور وابدأ.`,
      send: "ابدأ",
    },
    labels: { email: "البريد الإلكتروني", name: "اسمك", password: "كلمة المرور" },
    passwordHint: "١٥ حرفًا على الأقل. بضع كلمات متتالية يسهل تذكّرها.",
    busy: "لحظة واحدة…",
    theme: { toLight: "المظهر الفاتح", toDark: "المظهر الداكن" },
    fields: {
      required: "يُرجى ملء هذا الحقل.",
      "email-invalid": "هذا ليس بريدًا إلكترونيًا صحيحًا.",
      "password-short": "يُرجى استخدام ١٥ حرفًا على الأقل.",
      "text-long": "يُرجى ألا يزيد النص على ٢٥٦ حرفًا.",
      "name-long": "يُرجى ألا يزيد الاسم على ١٠٠ حرف.",
      other: "يُرجى مراجعة هذا الحقل.",
    },
    errors: {
      "credentials-wrong": "البريد الإلكتروني وكلمة المرور غير متطابقين.",
      "link-invalid": "استُخدم هذا الرابط من قبل، أو مضت عليه ثلاثة أيام. اطلب رابطًا جديدًا.",
      "too-many": "محاولات كثيرة. يُرجى الانتظار بضع دقائق.",
      other: "تعذّر ذلك الآن. يُرجى المحاولة مرة أخرى.",
    },
  },
};
