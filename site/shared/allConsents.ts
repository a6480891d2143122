import type { Translated } from "@agency/content/language";
import { consents } from "./consent.ts";

/** Former texts by version, valid for open pages. */
const formerConsents = {
  "newsletter-1": {
    en: "We store your email address to send the newsletter. Every issue has a link to leave.",
    ar: "نحفظ عنوان بريدك لإرسال النشرة، وفي كل رسالة رابط لإلغاء الاشتراك.",
  },
  "rendre-1": {
    en: "We store your email address to write about Rendre and to send our newsletter. Every message has a link to leave.",
    ar: "نحفظ عنوان بريدك لنكتب إليك عن منصة \u2066Rendre\u2069 ونرسل نشرتنا البريدية، وفي كل رسالة رابط لإلغاء الاشتراك.",
  },
  "upflyover-1": {
    en: "We store your email address to write about Upflyover and to send our newsletter. Every message has a link to leave.",
    ar: "نحفظ عنوان بريدك لنكتب إليك عن سوق \u2066Upflyover\u2069 ونرسل نشرتنا البريدية، وفي كل رسالة رابط لإلغاء الاشتراك.",
  },
  "upflyover-2": {
    en: "We store your email address to write about UpFlyover and to send our newsletter. Every message has a link to leave.",
    ar: "نحفظ عنوان بريدك لنكتب إليك عن سوق \u2066UpFlyover\u2069 ونرسل نشرتنا البريدية، وفي كل رسالة رابط لإلغاء الاشتراك.",
  },
  "gymestry-1": {
    en: "We store your email address to write about Gymestry and to send our newsletter. Every message has a link to leave.",
    ar: "نحفظ عنوان بريدك لنكتب إليك عن منصة \u2066Gymestry\u2069 ونرسل نشرتنا البريدية، وفي كل رسالة رابط لإلغاء الاشتراك.",
  },
  "contact-1": {
    en: "We store what you send here to answer your enquiry, in a place that only our team can read. Ask us at any time for a copy, or to delete it.",
    ar: "نحفظ ما ترسله هنا للردّ على استفسارك، في مكان لا يطّلع عليه سوى فريقنا. يمكنك في أي وقت طلب نسخة منه أو طلب حذفه.",
  },
  "contact-2": {
    en: "We store what you send here to answer your enquiry, in a place that only our team can read. Ask us at any time for a copy, or to delete it.",
    ar: "نحفظ محتوى هذا النموذج للردّ على استفسارك، في مكان لا يطّلع عليه سوى فريقنا. يمكنك في أي وقت طلب نسخة منه أو طلب حذفه.",
  },
  "application-1": {
    en: "We store your application and resume to consider you for this position. The resume is encrypted, and only our team can read it. Ask us at any time for a copy, or to delete it.",
    ar: "نحفظ طلبك وسيرتك الذاتية للنظر في ترشيحك لهذه الوظيفة. تُحفظ السيرة الذاتية مشفّرة ولا يطّلع عليها سوى فريقنا. يمكنك في أي وقت طلب نسخة منها أو طلب حذفها.",
  },
  "application-2": {
    en: "We store your application and resume to consider you for this position. The resume is encrypted, and only our team can read it. Ask us at any time for a copy of your application and resume, or to delete them.",
    ar: "نحفظ طلبك وسيرتك الذاتية للنظر في ترشيحك لهذه الوظيفة. تُحفظ السيرة الذاتية مشفّرة ولا يطّلع عليها سوى فريقنا. يمكنك في أي وقت طلب نسخة من طلبك وسيرتك الذاتية أو طلب حذفهما.",
  },
} as const satisfies Record<string, Translated>;

/** Lists all versions, for the server. Browsers load only the current texts. */
export const allConsents = { ...formerConsents, ...consents };
