import type { Translated } from "@agency/content/language";
import { newsletterConsent, newsletterConsents } from "./newsletterConsent.ts";

/**
 * Current consent texts by version. Submissions store both: never change a text, but move it to
 * `allConsents.ts` and add a version here.
 */
export const consents = {
  ...newsletterConsents,
  "rendre-2": {
    en: "We store your email address to write to you about Rendre. You can unsubscribe from any message.",
    ar: "نحفظ بريدك الإلكتروني لنراسلك بشأن منصة \u2066Rendre\u2069، ويمكنك إلغاء الاشتراك من أي رسالة.",
  },
  "upflyover-3": {
    en: "We store your email address to write to you about UpFlyover. You can unsubscribe from any message.",
    ar: "نحفظ بريدك الإلكتروني لنراسلك بشأن سوق \u2066UpFlyover\u2069، ويمكنك إلغاء الاشتراك من أي رسالة.",
  },
  "gymestry-2": {
    en: "We store your email address to write to you about Gymestry. You can unsubscribe from any message.",
    ar: "نحفظ بريدك الإلكتروني لنراسلك بشأن منصة \u2066Gymestry\u2069، ويمكنك إلغاء الاشتراك من أي رسالة.",
  },
  "contact-3": {
    en: "We store what you send here to answer your enquiry. Within our agency, only colleagues who handle enquiries can read it. You can ask us at any time for a copy, or to delete it.",
    ar: "نحفظ محتوى هذا النموذج للردّ على استفسارك، ولا يطّلع عليه في وكالتنا إلا من يتولّى الاستفسارات. ويمكنك في أي وقت طلب نسخة منه أو طلب حذفه.",
  },
  "application-3": {
    en: "We store your application and CV to consider you for this position, for the time stated in our Privacy Policy. The CV is encrypted, and within our agency only colleagues who handle applications can open it. You can ask us at any time for a copy of both, or to delete them.",
    ar: "نحفظ طلبك وسيرتك الذاتية للنظر في ترشيحك لهذه الوظيفة، طوال المدة المذكورة في سياسة الخصوصية. وتُحفظ السيرة الذاتية مشفّرة، ولا يفتحها في وكالتنا إلا من يتولّى طلبات التوظيف. ويمكنك في أي وقت طلب نسخة من طلبك وسيرتك الذاتية أو طلب حذفهما.",
  },
} as const satisfies Record<string, Translated>;

export type ConsentVersion = keyof typeof consents;

export const currentConsents = {
  newsletter: newsletterConsent,
  rendre: "rendre-2",
  upflyover: "upflyover-3",
  gymestry: "gymestry-2",
  contact: "contact-3",
  application: "application-3",
} as const satisfies Record<string, ConsentVersion>;
