import { getLocale } from "@agency/content/language";
import type { Language } from "../auth/messages.ts";

interface Messages {
  title: string;
  desk: string;
  signOut: string;
  passkeys: {
    label: string;
    text: string;
    none: string;
    unsupported: string;
    name: string;
    rename: string;
    renamed: string;
    added: (day: string) => string;
    used: (day: string) => string;
    unused: string;
    remove: string;
    removed: string;
    newName: string;
    add: string;
    addedNow: string;
  };
  password: {
    label: string;
    text: string;
    none: string;
    field: string;
    send: string;
    /** Label without a password. */
    first: string;
    done: string;
  };
  sessions: {
    label: string;
    text: string;
    unknown: string;
    current: string;
    since: (moment: string) => string;
    seen: (moment: string) => string;
    end: string;
    endOthers: string;
    ended: string;
  };
  confirmation: { title: string; text: string; send: string; passkey: string; close: string };
}

export const messages: Record<Language, Messages> = {
  en: {
    title: "Your account",
    desk: "Back to the desk",
    signOut: "Sign out",
    passkeys: {
      label: "Passkeys",
      text: "A passkey is kept by your device, which asks for your finger, your face or its PIN. There is nothing to remember, and nothing to give away.",
      none: "You have none yet.",
      unsupported: "This browser makes no passkeys. Another one may.",
      name: "Name of the passkey",
      rename: "Keep the name",
      renamed: "The name is kept.",
      added: (day) => `Added ${day}`,
      used: (day) => `Used last ${day}`,
      unused: "Not used yet",
      remove: "Remove",
      removed: "It is removed, and whoever signed in with it is signed out.",
      newName: "What the new one is called",
      add: "Add a passkey",
      addedNow: "It is added: you can sign in with it from now on.",
    },
    password: {
      label: "Password",
      text: "A new one signs you out everywhere else.",
      none: "You have none, and need none while you have a passkey.",
      field: "New password",
      send: "Change the password",
      first: "Set a password",
      done: "It is changed, and you are signed out everywhere else.",
    },
    sessions: {
      label: "Where you are signed in",
      text: "A session ends after twelve hours in which nothing is done, and after two weeks.",
      unknown: "A browser",
      current: "This one",
      since: (moment) => `Since ${moment}`,
      seen: (moment) => `Used last ${moment}`,
      end: "End it",
      endOthers: "Sign out everywhere else",
      ended: "It is done.",
    },
    confirmation: {
      title: "Is it you?",
      text: "What opens or closes a way in asks once more, in case you left this browser open.",
      send: "Confirm",
      passkey: "Confirm with a passkey",
      close: "Close",
    },
  },
  ar: {
    title: "حسابك",
    desk: "العودة إلى المكتب",
    signOut: "تسجيل الخروج",
    passkeys: {
      label: "مفاتيح المرور",
      text: "يحفظ جهازك مفتاح المرور ويطلب بصمتك أو وجهك أو رمزه، فلا شيء ينبغي تذكّره، ولا شيء يمكن إفشاؤه.",
      none: "لا مفاتيح بعد.",
      unsupported: "لا ينشئ هذا المتصفح مفاتيح مرور، وقد ينشئها متصفح آخر.",
      name: "اسم مفتاح المرور",
      rename: "حفظ الاسم",
      renamed: "حُفظ الاسم.",
      added: (day) => `أُضيف في ${day}`,
      used: (day) => `آخر استخدام في ${day}`,
      unused: "لم يُستخدم بعد",
      remove: "إزالة",
      removed: "أُزيل المفتاح، وانتهت الجلسات التي بدأت به.",
      newName: "اسم المفتاح الجديد",
      add: "إضافة مفتاح مرور",
      addedNow: "أُضيف المفتاح، ويمكن تسجيل الدخول به من الآن.",
    },
    password: {
      label: "كلمة المرور",
      text: "كلمة مرور جديدة تُنهي جلساتك في كل مكان آخر.",
      none: "لا كلمة مرور لهذا الحساب، ولا حاجة إليها ما دام هناك مفتاح مرور.",
      field: "كلمة المرور الجديدة",
      send: "تغيير كلمة المرور",
      first: "تعيين كلمة مرور",
      done: "تغيّرت كلمة المرور، وانتهت جلساتك في كل مكان آخر.",
    },
    sessions: {
      label: "جلساتك المفتوحة",
      text: "تنتهي الجلسة بعد اثنتي عشرة ساعة بلا عمل، وبعد أسبوعين في كل حال.",
      unknown: "متصفح",
      current: "هذه الجلسة",
      since: (moment) => `منذ ${moment}`,
      seen: (moment) => `آخر استخدام في ${moment}`,
      end: "إنهاء",
      endOthers: "تسجيل الخروج من كل مكان آخر",
      ended: "تم ذلك.",
    },
    confirmation: {
      title: "تأكيد الهوية",
      text: "كل ما يفتح طريقة للدخول أو يغلقها يتطلب التأكيد مرة أخرى، فقد يبقى المتصفح مفتوحًا من دونك.",
      send: "تأكيد",
      passkey: "التأكيد بمفتاح المرور",
      close: "إغلاق",
    },
  },
};

/** Format "24 November 2026". */
export const formatDay = (at: string, language: Language): string =>
  new Intl.DateTimeFormat(getLocale(language), { dateStyle: "long" }).format(new Date(at));

/** Abbreviations of AM and PM by `Intl`, spelled out. */
const dayPeriods: Record<string, string> = { ص: "صباحًا", م: "مساءً" };

/** Format "24 November 2026 at 14:05". */
export const formatTime = (at: string, language: Language): string =>
  new Intl.DateTimeFormat(getLocale(language), { dateStyle: "long", timeStyle: "short" })
    .formatToParts(new Date(at))
    .map(({ value }) => dayPeriods[value] ?? value)
    .join("");
