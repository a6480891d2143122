import type { Language } from "../auth/messages.ts";

interface Messages {
  signIn: { title: string; lead: string; send: string; passkey: string };
  invited: {
    title: string;
    lead: (email: string) => string;
    send: string;
    /** Replaces the password. */
    passkey: string;
    passkeyHint: string;
  };
  /** Reset link. */
  reset: { title: string; lead: (email: string) => string; send: string; passkey: string };
  email: string;
  name: string;
  forgotten: string;
}

export const messages: Record<Language, Messages> = {
  en: {
    signIn: {
      title: "Sign in",
      lead: "Sign in to the studio to write, translate and recruit. No account yet? Ask an admin for an invitation.",
      send: "Sign in",
      passkey: "Sign in with a passkey",
    },
    invited: {
      title: "Welcome",
      lead: (email) =>
        `You’ve been invited as ${email}. Enter your name, then choose a password or a passkey.`,
      send: "Create account",
      passkey: "Use a passkey instead",
      passkeyHint:
        "A passkey is stored on your device and unlocked with your fingerprint, face or PIN. There’s no password to remember.",
    },
    reset: {
      title: "Reset your sign-in",
      lead: (email) =>
        `For your account ${email}. Your new password or passkey replaces the old ones.`,
      send: "Save and sign in",
      passkey: "Use a passkey instead",
    },
    email: "Email",
    name: "Your name",
    forgotten: "Forgot your password or lost your passkey? Ask an admin for a reset link.",
  },
  ar: {
    signIn: {
      title: "تسجيل الدخول",
      lead: "للكتابة والترجمة والتوظيف في الموقع. تصلك الدعوة من أحد المديرين.",
      send: "تسجيل الدخول",
      passkey: "تسجيل الدخول بمفتاح المرور",
    },
    invited: {
      title: "مرحبًا بك",
      lead: (email) =>
        `وصلتك دعوة على \u2066${email}\u2069. يمكنك الآن إدخال اسمك، ثم اختيار كلمة مرور أو مفتاح مرور.`,
      send: "إنشاء الحساب",
      passkey: "استخدام مفتاح مرور بدلًا منها",
      passkeyHint:
        "يُحفظ مفتاح المرور على جهازك، ويُستخدم ببصمتك أو وجهك أو رمز الجهاز، فلا كلمة مرور تحتاج إلى تذكّرها.",
    },
    reset: {
      title: "إعادة ضبط تسجيل الدخول",
      lead: (email) =>
        `لحسابك \u2066${email}\u2069. كلمة المرور أو مفتاح المرور الجديد يحلّ محلّ السابق.`,
      send: "حفظ وتسجيل الدخول",
      passkey: "استخدام مفتاح مرور بدلًا منها",
    },
    email: "البريد الإلكتروني",
    name: "اسمك",
    forgotten:
      "هل نسيت كلمة المرور أو فقدت مفتاح المرور؟ يمكنك طلب رابط لإعادة الضبط من أحد المديرين.",
  },
};
