import type { Language } from "../auth/messages.ts";

interface Messages {
  signIn: { title: string; lead: string; send: string; passkey: string };
  invited: {
    title: string;
    lead: (email: string) => string;
    send: string;
    /** Replaces the password field. */
    passkey: string;
    passkeyHint: string;
  };
  /** Heading for the link of a reset. */
  reset: { title: string; lead: (email: string) => string };
  email: string;
  name: string;
  forgotten: string;
}

export const messages: Record<Language, Messages> = {
  en: {
    signIn: {
      title: "Sign in",
      lead: "For those who write, translate and recruit here. A colleague invites you.",
      send: "Sign in",
      passkey: "Sign in with a passkey",
    },
    invited: {
      title: "Welcome",
      lead: (email) =>
        `You were invited as ${email}. Choose a name, and a password or a passkey, and begin.`,
      send: "Begin",
      passkey: "Begin with a passkey instead",
      passkeyHint:
        "A passkey is kept by your device, which asks for your finger, your face or its PIN. There is nothing to remember.",
    },
    reset: {
      title: "Choose a new way to sign in",
      lead: (email) =>
        `For your account ${email}. What you choose here replaces your former password and passkeys.`,
    },
    email: "Email",
    name: "Your name",
    forgotten:
      "Forgotten your password, or lost your passkey? Ask an admin to invite you anew: your work stays.",
  },
  ar: {
    signIn: {
      title: "تسجيل الدخول",
      lead: "لمن يكتبون ويترجمون ويوظّفون هنا. الدعوة تصلك من أحد الزملاء.",
      send: "تسجيل الدخول",
      passkey: "تسجيل الدخول بمفتاح المرور",
    },
    invited: {
      title: "مرحبًا بك",
      lead: (email) =>
        `وصلتك دعوة على \u2066${email}\u2069. يبقى اختيار الاسم، ثم كلمة مرور أو مفتاح مرور، ويبدأ العمل.`,
      send: "بدء العمل",
      passkey: "بدء العمل بمفتاح المرور بدلًا منها",
      passkeyHint: "يحفظ جهازك مفتاح المرور ويطلب بصمتك أو وجهك أو رمزه، ولا شيء ينبغي تذكّره.",
    },
    reset: {
      title: "اختيار طريقة جديدة لتسجيل الدخول",
      lead: (email) =>
        `لحسابك \u2066${email}\u2069. ما يُختار هنا يحلّ محلّ كلمة المرور ومفاتيح المرور السابقة.`,
    },
    email: "البريد الإلكتروني",
    name: "اسمك",
    forgotten:
      "هل نسيت كلمة المرور أو فقدت مفتاح المرور؟ اطلب من أحد المشرفين دعوتك من جديد: يبقى عملك كما هو.",
  },
};
