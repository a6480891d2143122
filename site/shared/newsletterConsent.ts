/**
 * The wording of the form that stands on every page, apart from the others (`consent.ts`), so that
 * every page loads this one alone.
 */
export const newsletterConsents = {
  "newsletter-1": {
    en: "We store your email address to send the newsletter. Every issue has a link to leave.",
    ar: "نحفظ عنوان بريدك لإرسال النشرة، وفي كل رسالة رابط لإلغاء الاشتراك.",
  },
} as const;

/** Which wording the form shows. */
export const newsletterConsent = "newsletter-1";
