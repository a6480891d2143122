import type { Page } from "./test.ts";

export const words = {
  en: {
    send: "Send Message",
    sending: "sending...",
    sent: "Thank you. We’ll reply within 24 hours.",
    reference: "Reference number",
    again: "Send another message",
    required: "This field is required",
    email: "Please enter a valid email address",
    phone: "Please enter a phone number of 6 to 15 digits",
    three: "Please check 3 fields",
    failed: "We couldn’t send your message",
    offline: "You’re offline",
    tooMany: "Too many attempts",
    lost: "We’re not sure your message arrived",
    outdated: "This form has changed",
    tooLong: "Please use 100 characters at most",
    restored: "We’ve restored your text. It hasn’t been sent yet.",
    tried: "We’ve restored your text, but can’t tell whether it was sent",
    clear: "Clear the form",
    leave: "Leave this page?",
    stay: "Stay here",
    go: "Leave the page",
    about: "About",
    service: "Branding & Design",
  },
  ar: {
    send: "إرسال الرسالة",
    sending: "جارٍ الإرسال...",
    sent: "شكرًا لتواصلك معنا. سنردّ عليك خلال 24 ساعة.",
    reference: "الرقم المرجعي",
    again: "إرسال رسالة أخرى",
    required: "هذا الحقل مطلوب",
    email: "يُرجى إدخال عنوان بريد إلكتروني صحيح",
    phone: "يُرجى إدخال رقم هاتف من 6 أرقام إلى 15 رقمًا",
    three: "يُرجى مراجعة 3 حقول",
    failed: "تعذّر إرسال رسالتك",
    offline: "لا يوجد اتصال بالإنترنت",
    tooMany: "تجاوزت المحاولات الحدّ المسموح به",
    lost: "لا نعرف هل وصلت رسالتك",
    outdated: "تغيّر هذا النموذج",
    tooLong: "الحد الأقصى لعدد الأحرف: 100",
    tried: "استعدنا ما كتبته، ولا نعرف هل وصلنا",
    restored: "استعدنا ما كتبته، ولم يُرسل منه شيء بعد.",
    clear: "مسح النموذج",
    leave: "مغادرة هذه الصفحة؟",
    stay: "البقاء هنا",
    go: "مغادرة الصفحة",
    about: "من نحن",
    service: "العلامات التجارية والتصميم",
  },
} as const;

export const filled = {
  firstName: "Layla",
  lastName: "Haddad",
  phone: "+971 50 000 0000",
  company: "Sample & Sons",
  service: "Digital Marketing",
  message: "An idea\nand its market",
};

const main = (page: Page) => page.getByRole("main");
export const field = (page: Page, name: string) => page.locator(`main [name=${name}]`);
export const button = (page: Page, name: string) =>
  main(page).getByRole("button", { name, exact: true });
export const form = (page: Page) => page.locator("#form");
