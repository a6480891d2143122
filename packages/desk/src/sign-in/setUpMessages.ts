import type { Language } from "../auth/messages.ts";

interface Messages {
  title: string;
  lead: string;
  code: string;
  codeHint: string;
  name: string;
  email: string;
  send: string;
  passkey: string;
}

export const setUpMessages: Record<Language, Messages> = {
  en: {
    title: "Set up the studio",
    lead: "There are no accounts yet. Create the first one: as an admin, you can invite everyone else.",
    code: "Set-up code",
    codeHint:
      "Find it in the server’s log, in the line “nobody has an account yet”. Each start writes a new code.",
    name: "Your name",
    email: "Email",
    send: "Create account",
    passkey: "Use a passkey instead",
  },
  ar: {
    title: "إعداد لوحة التحكم",
    lead: "لا توجد حسابات بعد. الحساب الأول للمدير، ومنه يدعو بقية الفريق.",
    code: "رمز الإعداد",
    codeHint:
      "الرمز في سجل الخادم، في السطر \u2066“nobody has an account yet”\u2069، ويتغيّر مع كل تشغيل.",
    name: "اسمك",
    email: "البريد الإلكتروني",
    send: "إنشاء الحساب",
    passkey: "استخدام مفتاح مرور بدلًا منها",
  },
};
