import { createContentClient } from "./forms.ts";
import type { SiteProcess } from "./server.ts";
import type { Page } from "./test.ts";

export const words = {
  en: {
    submit: "Submit Application",
    submitting: "Submitting",
    sent: "Application submitted successfully!",
    failed: "Error submitting application. Please try again.",
    upload: "Error uploading file. Please try again.",
    required: "This field is required",
    email: "Please enter a valid email address",
    phone: "Please enter a phone number of 6 to 15 digits",
    tooLong: "Please use 5,000 characters at most",
    tooMany: "Too many attempts",
    outdated: "This form has changed",
    size: "File size should not exceed 5MB",
    type: "Supported formats: PDF, DOC, DOCX",
    empty: "This file is empty.",
    unreadable: "We couldn’t read this file.",
    damaged: "This file is damaged.",
    offline: "You’re offline",
    closed: "This vacancy closed while you were writing",
    over: "Applications are closed",
    restored: "We’ve restored your text. If you’d chosen a CV, please choose it again.",
    tried: "We’ve restored your text, but can’t tell whether it was sent",
    uploading: "Uploading your CV",
    remove: "Remove file",
    leave: "Leave this page?",
    go: "Leave the page",
    stay: "Stay here",
    names: `
      - heading "Apply" [level=2]
      - textbox "First name"
      - textbox "Last name"
      - textbox "Email"
      - textbox "Phone"
      - combobox "Position applied for"
      - button "CV Optional Choose file"
      - textbox "Cover letter"
      - paragraph:
        - link "Privacy Policy"
      - button "Submit Application"
    `,
  },
  ar: {
    submit: "تقديم الطلب",
    submitting: "جارٍ تقديم الطلب",
    sent: "تم تقديم طلبك بنجاح!",
    failed: "تعذّر تقديم الطلب. يُرجى المحاولة مرة أخرى.",
    upload: "تعذّر رفع الملف. يُرجى المحاولة مرة أخرى.",
    required: "هذا الحقل مطلوب",
    email: "يُرجى إدخال عنوان بريد إلكتروني صحيح",
    phone: "يُرجى إدخال رقم هاتف من 6 أرقام إلى 15 رقمًا",
    tooLong: "الحد الأقصى لعدد الأحرف: 5,000",
    tooMany: "تجاوزت المحاولات الحدّ المسموح به",
    outdated: "تغيّر هذا النموذج",
    size: "يجب ألا يتجاوز حجم الملف 5 ميغابايت",
    type: "الصيغ المدعومة: \u2066PDF\u2069 و\u2066DOC\u2069 و\u2066DOCX\u2069",
    empty: "هذا الملف فارغ.",
    unreadable: "تعذّرت قراءة هذا الملف",
    damaged: "هذا الملف تالف.",
    offline: "لا يوجد اتصال بالإنترنت",
    closed: "أُغلق باب التقديم أثناء الكتابة",
    over: "أُغلق باب التقديم",
    tried: "استعدنا ما كتبته، ولا نعرف هل وصلنا",
    restored: "استعدنا ما كتبته. وإن سبق أن اخترت سيرة ذاتية فيُرجى اختيارها من جديد.",
    uploading: "جارٍ رفع سيرتك الذاتية",
    remove: "إزالة الملف",
    leave: "مغادرة هذه الصفحة؟",
    go: "مغادرة الصفحة",
    stay: "البقاء هنا",
    names: `
      - heading "التقديم" [level=2]
      - textbox "الاسم الأول"
      - textbox "اسم العائلة"
      - textbox "البريد الإلكتروني"
      - textbox "رقم الهاتف"
      - combobox "الوظيفة المطلوبة"
      - button "السيرة الذاتية اختياري اختيار ملف"
      - textbox "خطاب التقديم"
      - paragraph:
        - link "سياسة الخصوصية"
      - button "تقديم الطلب"
    `,
  },
} as const;

export const vacancy = "vacancy-frontend-engineer";
export const filled = {
  firstName: "مريم",
  lastName: "حدّاد",
  phone: "+971 50 000 0000",
  coverLetter: "I would read the style sheet first.",
};

export const apply = (page: Page) => page.locator("#apply");
export const field = (page: Page, name: string) => apply(page).locator(`[name=${name}]`);
export const button = (page: Page, name: string) =>
  apply(page).getByRole("button", { name, exact: true });
export const alert = (page: Page) => apply(page).getByRole("alert").filter({ hasText: /\S/ });
export const done = (page: Page, text: string) =>
  apply(page).getByRole("status").filter({ hasText: text });

interface Stored {
  _id: string;
  jobId: string;
  applicantName: string;
  status: string;
  appliedAt: string;
  reference: string;
  resume: { asset: { _ref: string } } | null;
  resumeFile?: { name: string; size: number };
  consentText: string;
}
export const stored = (site: SiteProcess, email: string) =>
  createContentClient(site).fetch<Stored[]>('*[_type=="jobApplication"&&email==$email]', { email });
