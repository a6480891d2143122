/** Separate from `consent.ts`, because every page has this form. */
export const newsletterConsents = {
  "newsletter-1": {
    en: "We store your email address to send the newsletter. Every issue has a link to leave.",
    ar: "نحفظ عنوان بريدك لإرسال النشرة، وفي كل رسالة رابط لإلغاء الاشتراك.",
  },
} as const;

export const newsletterConsent = "newsletter-1";
