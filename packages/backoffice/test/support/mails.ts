import { type Language, translate } from "@agency/content/language";
import { mails as visitorMails } from "@agency/server/testing/mails";
import type { AnswerTemplate, StaffMails } from "../../src/index.ts";

function createWords(language: Language) {
  const t = (en: string, ar: string): string => (language === "en" ? en : ar);
  const event = (en: string, ar: string, value?: string) => {
    const subject = t(en, ar);
    return { subject, title: subject, text: value ? `${subject}: ${value}` : subject };
  };
  return {
    issue: {
      also: t("Also", "أيضًا"),
      why: t("You subscribed on {{date}}.", "اشتركت في {{date}}."),
      otherLanguage: t("Read it in Arabic", "القراءة بالإنجليزية"),
      browser: t("Open in a browser", "الفتح في المتصفح"),
      test: t("This is a test.", "هذه تجربة."),
      testSubject: t("[Test] {{subject}}", "[تجربة] {{subject}}"),
    },
    answer: {
      portrait: t("Portrait of {{name}}", "صورة {{name}}"),
      why: t("You wrote to us.", "كتبت إلينا."),
    },
    account: {
      events: {
        password: event("Your password was changed", "تغيّرت كلمة المرور"),
        "passkey-added": event(
          "A passkey was added to your account",
          "أُضيف مفتاح مرور",
          "{{passkey}}",
        ),
        "passkey-removed": event(
          "A passkey was removed from your account",
          "حُذف مفتاح مرور",
          "{{passkey}}",
        ),
        "signed-in": event("New sign-in", "تسجيل دخول جديد", "{{device}}"),
        role: event("Your role has changed", "تغيّر دورك", "{{role}}"),
        ways: event("Your sign-in was reset", "أُعيد ضبط الدخول"),
        reset: event("Choose a new way to sign in", "طريقة دخول جديدة"),
      },
      unknownDevice: t("an unknown browser", "متصفح غير معروف"),
      roles: {
        admin: t("admin", "مشرف"),
        editor: t("editor", "محرّر"),
        translator: t("translator", "مترجم"),
        recruiter: t("recruiter", "مسؤول توظيف"),
      },
      when: t("When", "متى"),
      notYou: t("Not you? Tell an admin.", "لم يكن أنت؟ أخبر المشرف."),
      open: t("Open your account", "فتح الحساب"),
      choose: t("Choose a new way to sign in", "اختيار طريقة دخول جديدة"),
      why: t("You have an account.", "لديك حساب."),
    },
    notice: {
      list: t("In the inbox", "في الوارد"),
      jobApplication: t("New applications: {{count}}", "طلبات توظيف جديدة: {{count}}"),
      contactEnquiry: t("New enquiries: {{count}}", "استفسارات جديدة: {{count}}"),
      text: t("This came in.", "وصل جديد."),
      open: t("Open the inbox", "فتح الوارد"),
      why: t("Your role works on it.", "دورك يعمل عليها."),
    },
  };
}

const template = (name: string, to?: string): AnswerTemplate => ({
  name,
  to,
  words: {
    en: { title: name, subject: `${name}: {{position}}`, text: "Hello {{name}},\n\n{{sender}}" },
    ar: { title: name, subject: `${name}: {{position}}`, text: "مرحبًا {{name}}،\n\n{{sender}}" },
  },
});

export const mails: StaffMails = {
  ...visitorMails,
  words: {
    en: { ...visitorMails.words.en, ...createWords("en") },
    ar: { ...translate(visitorMails.words, "ar"), ...createWords("ar") },
  },
  issue: {
    note: ({ number, sentAt }) => `Issue ${number}, ${sentAt?.slice(0, 7)}`,
    read: (minutes) => `Read in ${minutes} minutes`,
    about: ({ category, readingMinutes }) => `${category.text}, ${readingMinutes} minutes`,
    getUrl: (kind, slug, language, siteUrl) =>
      `${siteUrl}${language === "en" ? "" : `/${language}`}/${kind === "issue" ? "newsletter" : "blog"}/${slug}`,
    getLink(href, language, siteUrl) {
      if (href.startsWith("#")) return undefined;
      return href.startsWith("/")
        ? `${siteUrl}${language === "en" ? "" : `/${language}`}${href}`
        : href;
    },
  },
  templates: {
    jobApplication: [
      template("interview", "interview"),
      template("question"),
      template("refusal", "closed"),
      template("general"),
    ],
    contactEnquiry: [template("answer", "answered")],
  },
};
