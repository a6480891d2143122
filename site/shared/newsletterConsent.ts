/** Separate from `consent.ts`: every page has this form. */
export const newsletterConsents = {
  "newsletter-2": {
    en: "We store your email address to send the newsletter. You can unsubscribe from any message.",
    ar: "نحفظ بريدك الإلكتروني لإرسال النشرة، ويمكنك إلغاء الاشتراك من أي رسالة.",
  },
} as const;

export const newsletterConsent = "newsletter-2";
