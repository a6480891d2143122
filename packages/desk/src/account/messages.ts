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
    desk: "Back to the studio",
    signOut: "Sign out",
    passkeys: {
      label: "Passkeys",
      text: "A passkey is stored on your device and unlocked with your fingerprint, face or PIN. There’s no password to remember.",
      none: "You don’t have a passkey yet.",
      unsupported: "This browser doesn’t support passkeys. Try another browser.",
      name: "Passkey name",
      rename: "Save name",
      renamed: "Name saved.",
      added: (day) => `Added ${day}`,
      used: (day) => `Last used ${day}`,
      unused: "Never used",
      remove: "Remove",
      removed: "Passkey removed. Sessions that used it are signed out.",
      newName: "Name of the new passkey",
      add: "Add passkey",
      addedNow: "Passkey added. You can now sign in with it.",
    },
    password: {
      label: "Password",
      text: "Changing your password signs you out everywhere else.",
      none: "You don’t have a password. You don’t need one while you have a passkey.",
      field: "New password",
      send: "Change password",
      first: "Set password",
      done: "Password changed. You’re signed out everywhere else.",
    },
    sessions: {
      label: "Where you’re signed in",
      text: "A session ends after 12 hours without activity, and after two weeks in any case.",
      unknown: "Unknown browser",
      current: "This session",
      since: (moment) => `Signed in ${moment}`,
      seen: (moment) => `Last active ${moment}`,
      end: "Sign out",
      endOthers: "Sign out everywhere else",
      ended: "Signed out.",
    },
    confirmation: {
      title: "Confirm it’s you",
      text: "Changes to how you sign in need confirmation, in case you left this browser open.",
      send: "Confirm",
      passkey: "Confirm with a passkey",
      close: "Close",
    },
  },
  ar: {
    title: "حسابك",
    desk: "العودة إلى لوحة التحكم",
    signOut: "تسجيل الخروج",
    passkeys: {
      label: "مفاتيح المرور",
      text: "يُحفظ مفتاح المرور على جهازك، ويُستخدم ببصمتك أو وجهك أو رمز الجهاز، فلا كلمة مرور تحتاج إلى تذكّرها.",
      none: "لا توجد مفاتيح مرور بعد.",
      unsupported: "لا يدعم هذا المتصفح مفاتيح المرور. يمكنك تجربة متصفح آخر.",
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
      text: "تغيير كلمة المرور يُنهي جلساتك الأخرى كلها.",
      none: "لا كلمة مرور لهذا الحساب، ولا حاجة إليها ما دام لديك مفتاح مرور.",
      field: "كلمة المرور الجديدة",
      send: "تغيير كلمة المرور",
      first: "تعيين كلمة مرور",
      done: "تغيّرت كلمة المرور، وانتهت جلساتك الأخرى كلها.",
    },
    sessions: {
      label: "جلساتك المفتوحة",
      text: "تنتهي الجلسة بعد 12 ساعة من عدم النشاط، وبعد أسبوعين على أي حال.",
      unknown: "متصفح غير معروف",
      current: "هذه الجلسة",
      since: (moment) => `تسجيل الدخول في ${moment}`,
      seen: (moment) => `آخر نشاط في ${moment}`,
      end: "تسجيل الخروج",
      endOthers: "تسجيل الخروج من الجلسات الأخرى",
      ended: "تم تسجيل الخروج.",
    },
    confirmation: {
      title: "تأكيد الهوية",
      text: "نطلب التأكيد قبل أي تغيير في طرق تسجيل الدخول، فقد يبقى المتصفح مفتوحًا في غيابك.",
      send: "تأكيد",
      passkey: "التأكيد بمفتاح المرور",
      close: "إغلاق",
    },
  },
};

/** Format "24 November 2026". */
export const formatDay = (at: string, language: Language): string =>
  new Intl.DateTimeFormat(getLocale(language), { dateStyle: "long" }).format(new Date(at));

/** `Intl` abbreviates AM and PM. */
const dayPeriods: Record<string, string> = { ص: "صباحًا", م: "مساءً" };

/** Format "24 November 2026 at 14:05". */
export const formatTime = (at: string, language: Language): string =>
  new Intl.DateTimeFormat(getLocale(language), { dateStyle: "long", timeStyle: "short" })
    .formatToParts(new Date(at))
    .map(({ value }) => dayPeriods[value] ?? value)
    .join("");
