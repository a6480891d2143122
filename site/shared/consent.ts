import type { Translated } from "@agency/content/language";
import { newsletterConsent, newsletterConsents } from "./newsletterConsent.ts";

/**
 * Current consent texts by version. Submissions store both, so never change a text: move it to
 * `allConsents.ts` and add a version here.
 */
export const consents = {
  ...newsletterConsents,
  "rendre-2": {
    en: "We store your email address to write to you about Rendre and to send you our newsletter. You can unsubscribe from any message.",
    ar: "نحفظ بريدك الإلكتروني لنراسلك بشأن منصة \u2066Rendre\u2069 ونرسل إليك نشرتنا البريدية، ويمكنك إلغاء الاشتراك من أي رسالة.",
  },
  "upflyover-3": {
    en: "We store your email address to write to you about UpFlyover and to send you our newsletter. You can unsubscribe from any message.",
    ar: "نحفظ بريدك الإلكتروني لنراسلك بشأن سوق \u2066UpFlyover\u2069 ونرسل إليك نشرتنا البريدية، ويمكنك إلغاء الاشتراك من أي رسالة.",
  },
  "gymestry-2": {
    en: "We store your email address to write to you about Gymestry and to send you our newsletter. You can unsubscribe from any message.",
    ar: "نحفظ بريدك الإلكتروني لنراسلك بشأن منصة \u2066Gymestry\u2069 ونرسل إليك نشرتنا البريدية، ويمكنك إلغاء الاشتراك من أي رسالة.",
  },
  "contact-2": {
    en: "We store what you send here to answer your enquiry, in a place that only our team can read. Ask us at any time for a copy, or to delete it.",
    ar: "نحفظ محتوى هذا النموذج للردّ على استفسارك، في مكان لا يطّلع عليه سوى فريقنا. يمكنك في أي وقت طلب نسخة منه أو طلب حذفه.",
  },
  "application-3": {
    en: "We store your application and CV to consider you for this position. The CV is encrypted, and only our team can read it. Ask us at any time for a copy of your application and CV, or to delete them.",
    ar: "نحفظ طلبك وسيرتك الذاتية للنظر في ترشيحك لهذه الوظيفة. تُحفظ السيرة الذاتية مشفّرة ولا يطّلع عليها سوى فريقنا. يمكنك في أي وقت طلب نسخة من طلبك وسيرتك الذاتية أو طلب حذفهما.",
  },
} as const satisfies Record<string, Translated>;

export type ConsentVersion = keyof typeof consents;

export const currentConsents = {
  newsletter: newsletterConsent,
  rendre: "rendre-2",
  upflyover: "upflyover-3",
  gymestry: "gymestry-2",
  contact: "contact-2",
  application: "application-3",
} as const satisfies Record<string, ConsentVersion>;
