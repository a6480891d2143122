/**
 * Consent texts of the newsletter form, which every page has. Separate from `consent.ts` to keep
 * pages small.
 */
export const newsletterConsents = {
  "newsletter-1": {
    en: "We store your email address to send the newsletter. Every issue has a link to leave.",
    ar: "نحفظ عنوان بريدك لإرسال النشرة، وفي كل رسالة رابط لإلغاء الاشتراك.",
  },
} as const;

/** Current version. */
export const newsletterConsent = "newsletter-1";
