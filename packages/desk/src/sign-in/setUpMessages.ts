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
    title: "Set up the desk",
    lead: "Nobody has an account here yet. The first one is for an admin, who invites the others.",
    code: "Code",
    codeHint:
      "It is in the server's log, in the line “nobody has an account yet”. Each start of the server writes a new one.",
    name: "Your name",
    email: "Email",
    send: "Create the account",
    passkey: "Create it with a passkey instead",
  },
  ar: {
    title: "إعداد المكتب",
    lead: "لا حساب لأحد هنا بعد. الحساب الأول للمدير الذي يدعو البقية.",
    code: "الرمز",
    codeHint:
      "تجده في سجل الخادم، في السطر \u2066“nobody has an account yet”\u2069. ومع كل تشغيل للخادم رمز جديد.",
    name: "اسمك",
    email: "البريد الإلكتروني",
    send: "إنشاء الحساب",
    passkey: "إنشاؤه بمفتاح مرور بدلًا منها",
  },
};
