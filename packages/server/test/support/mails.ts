import { type Language, translate } from "@agency/content/language";
import { getPhoneLink } from "../../src/forms/phone.ts";
import type { MailTexts } from "../../src/mail/mailTexts.ts";
import type { Mails } from "../../src/mail/types.ts";

const sender = (language: Language, siteUrl: string) => ({
  wordmark: language === "en" ? "Fixture" : "مثال",
  home: `${siteUrl}${language === "en" ? "/" : `/${language}`}`,
});

function createWords(language: Language): MailTexts {
  const t = (en: string, ar: string): string => (language === "en" ? en : ar);
  const applicantWords = (en: string, ar: string) => ({
    subject: t(en, ar),
    title: t(`${en}.`, `${ar}.`),
    text: t(`Text: ${en}.`, `نص: ${ar}.`),
  });
  return {
    enquiry: {
      subject: t("New enquiry from the website", "استفسار جديد من الموقع الإلكتروني"),
      intro: t("Somebody sent a form.", "أرسل زائر استفسارًا."),
      received: t("Received", "وصل"),
      answerBy: t("Reply by", "الرد قبل"),
      reply: t("Reply to answer.", "يمكن الرد على هذه الرسالة."),
      reference: t("Reference number", "الرقم المرجعي"),
      name: t("Name", "الاسم"),
      message: t("Message", "الرسالة"),
    },
    welcome: {
      newsletter: {
        subject: t("Thank you for subscribing!", "شكرًا للاشتراك!"),
        body: t("You are on the list.", "سجّلنا عنوانك."),
        why: t("It came from the newsletter form.", "وصل من نموذج النشرة."),
        short: t("You are on the list.", "سجّلنا عنوانك."),
      },
      products: {
        subject: t("You are on the list", "سجّلنا عنوانك في القائمة"),
        body: t("We will write about {{products}} soon.", "سنكتب إليك عن {{products}} قريبًا."),
        why: t("It came from the form for {{products}}.", "وصل من نموذج {{products}}."),
        short: t("You are on the list for {{products}}.", "سجّلنا عنوانك: {{products}}."),
      },
      names: {
        rendre: t("Rendre", "منصة \u2066Rendre\u2069"),
        upflyover: t("UpFlyover", "سوق \u2066UpFlyover\u2069"),
        gymestry: t("Gymestry", "منصة \u2066Gymestry\u2069"),
      },
      subscribed: t("Subscribed", "اشتراك"),
      next: t("First message", "الرسالة الأولى"),
      nextNote: t("when there is news", "عند توفر الجديد"),
      visit: t("Visit website", "زيارة الموقع"),
      unsubscribe: t("Unsubscribe", "إلغاء الاشتراك"),
    },
    confirmation: {
      subject: t("Please confirm your subscription", "يُرجى تأكيد الاشتراك"),
      body: t("Confirm this address.", "يُرجى تأكيد العنوان."),
      asked: t("Requested", "طلب"),
      next: t("Subscribed", "اشتراك"),
      nextNote: t("once you confirm", "بعد التأكيد"),
      button: t("Confirm", "تأكيد"),
      why: t("Do nothing if that was not you.", "تجاهل الرسالة إن لم تطلبها."),
      short: t("To confirm:", "للتأكيد:"),
    },
    unsubscribe: {
      title: t("Newsletter", "النشرة"),
      confirm: t("Unsubscribing ends all messages.", "تتوقف كل الرسائل."),
      button: t("Unsubscribe", "إلغاء الاشتراك"),
      done: t("You are unsubscribed.", "أُلغي الاشتراك."),
      forbidden: t("This link is not valid.", "هذا الرابط غير صالح."),
      unavailable: t("Not saved. Try again.", "لم يُحفظ. حاول مجددًا."),
      home: t("Home", "الرئيسية"),
    },
    confirm: {
      title: t("Newsletter", "النشرة"),
      confirm: t("One click confirms.", "نقرة واحدة للتأكيد."),
      button: t("Confirm", "تأكيد"),
      done: t("The subscription is confirmed.", "تم تأكيد الاشتراك."),
      forbidden: t("This link is not valid.", "هذا الرابط غير صالح."),
      unavailable: t("Not saved. Try again.", "لم يُحفظ. حاول مجددًا."),
      home: t("Home", "الرئيسية"),
    },
    applicant: {
      steps: [1, 2, 3, 4].map((step) => t(`Step ${step}`, `الخطوة ${step}`)),
      isWithdrawn: t("Withdrawn", "مسحوب"),
      now: t("Now", "الآن"),
      reference: t("Reference number", "الرقم المرجعي"),
      open: t("See your application", "عرض الطلب"),
      until: t("The link works until {{date}}.", "يعمل الرابط حتى {{date}}."),
      why: t("You applied.", "تقدّمت بطلب."),
      received: applicantWords("We have your application", "وصلنا طلبك"),
      link: applicantWords("The link to your application", "رابط طلبك"),
      confirm: {
        ...applicantWords("Is this your address?", "هل هذا عنوانك؟"),
        button: t("Confirm the address", "تأكيد العنوان"),
      },
      changed: applicantWords("We write to another address", "نكتب إلى عنوان آخر"),
      withdrawn: applicantWords("Your application is withdrawn", "سُحب طلبك"),
    },
  };
}

const enquiryLabels = {
  en: { email: "Email", phone: "Phone", company: "Company", service: "Service" },
  ar: { email: "البريد", phone: "الهاتف", company: "الشركة", service: "الخدمة" },
};

const translateValue = (value: string): string =>
  value === "Branding & Design" ? "العلامات التجارية والتصميم" : value;

export const mails: Mails = {
  sender,
  formatDate: (iso) => iso.slice(0, 10),
  moment: (moment) => moment.toISOString(),
  answerWithin: 24,
  words: { en: createWords("en"), ar: createWords("ar") },
  enquiryRows(enquiry) {
    const values: Partial<Record<string, unknown>> = { ...enquiry };
    const labels = translate(enquiryLabels, enquiry.language);
    return Object.entries(labels)
      .filter(([field]) => values[field])
      .map(([field, label]) => {
        const value = String(values[field]);
        const href = field === "phone" ? getPhoneLink(enquiry) : undefined;
        return [label, enquiry.language === "ar" ? translateValue(value) : value, href];
      });
  },
};
