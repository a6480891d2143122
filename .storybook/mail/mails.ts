import type { ConfirmationSection, MailContent } from "../../packages/mail/src/index.ts";

type Both<T> = Record<"en" | "ar", T>;

const home = "https://www.example.com/";

export const enquiry: Both<MailContent> = {
  en: {
    language: "en",
    title: "We have your message",
    note: "ENQ-7K3M-9QXT",
    parts: [
      { kind: "title", text: "We have your message", eyebrow: "Enquiry" },
      { kind: "text", content: "Thank you for writing. A person reads every message." },
      {
        kind: "steps",
        items: [
          { label: "Received", note: "24 November, 10:12", state: "current" },
          { label: "Reply by", note: "25 November, 10:12", state: "ahead" },
        ],
      },
      {
        kind: "facts",
        items: [
          { label: "Name", value: "Huda Almansoori" },
          { label: "Company", value: "Hadeel Kitchens" },
          { label: "Message", value: "We are opening a second kitchen in March." },
        ],
      },
    ],
    smallPrint: [{ content: "To add something, reply to this mail." }],
  },
  ar: {
    language: "ar",
    title: "وصلتنا رسالتك",
    note: "ENQ-7K3M-9QXT",
    parts: [
      { kind: "title", text: "وصلتنا رسالتك", eyebrow: "استفسار" },
      { kind: "text", content: "شكرًا على رسالتك. يقرأ أحد أعضاء الفريق كل رسالة بنفسه." },
      {
        kind: "steps",
        items: [
          { label: "تاريخ الاستلام", note: "24 نوفمبر، 10:12", state: "current" },
          { label: "موعد الرد", note: "25 نوفمبر، 10:12", state: "ahead" },
        ],
      },
      {
        kind: "facts",
        items: [
          { label: "الاسم", value: "هدى المنصوري" },
          { label: "الشركة", value: "مطابخ هديل" },
          { label: "الرسالة", value: "نفتح مطبخنا الثاني في مارس." },
        ],
      },
    ],
    smallPrint: [{ content: "لإضافة أي تفاصيل، يكفي الرد على هذه الرسالة." }],
  },
};

export const confirmation: Both<MailContent> = {
  en: {
    language: "en",
    title: "Confirm your address",
    parts: [
      { kind: "title", text: "Confirm your address" },
      { kind: "text", content: "One press, and the newsletter comes once a month." },
      { kind: "button", label: "Confirm address", href: `${home}confirm` },
    ],
    smallPrint: [{ content: "If you did not subscribe, ignore this mail." }],
  },
  ar: {
    language: "ar",
    title: "تأكيد البريد الإلكتروني",
    parts: [
      { kind: "title", text: "تأكيد البريد الإلكتروني" },
      { kind: "text", content: "خطوة واحدة لتصلك النشرة البريدية مرة كل شهر." },
      { kind: "button", label: "تأكيد البريد الإلكتروني", href: `${home}ar/confirm` },
    ],
    smallPrint: [{ content: "إذا لم تشترك في النشرة، فيمكنك تجاهل هذه الرسالة." }],
  },
};

export const newsletter: Both<MailContent> = {
  en: {
    language: "en",
    title: "Count the fields",
    preview: "Each field of a form costs visitors.",
    parts: [
      { kind: "title", text: "Count the fields", eyebrow: "Newsletter" },
      {
        kind: "text",
        content: ["Each field costs visitors. ", { text: "Count them.", strong: true }],
      },
      { kind: "heading", text: "Three questions" },
      { kind: "list", ordered: true, items: ["Who reads the answer?", "When?", "What then?"] },
      { kind: "quote", content: "We removed five fields and missed none.", source: "Lina Haddad" },
      {
        kind: "links",
        label: "From the blog",
        items: [{ title: "The first month after an identity", href: `${home}blog` }],
      },
      { kind: "person", name: "Lina Haddad", about: "Brand design" },
    ],
    smallPrint: [{ content: [{ text: "Unsubscribe", href: `${home}unsubscribe` }] }],
  },
  ar: {
    language: "ar",
    title: "كم حقلًا في نموذجك؟",
    preview: "كل حقل إضافي في النموذج يقلّل عدد من يكملونه.",
    parts: [
      { kind: "title", text: "كم حقلًا في نموذجك؟", eyebrow: "النشرة البريدية" },
      {
        kind: "text",
        content: [
          "كل حقل إضافي يقلّل عدد من يكملون النموذج. ",
          { text: "ابدأ بعدّ الحقول.", strong: true },
        ],
      },
      { kind: "heading", text: "ثلاثة أسئلة" },
      { kind: "list", ordered: true, items: ["من يقرأ الإجابة؟", "ومتى؟", "وماذا بعد ذلك؟"] },
      { kind: "quote", content: "حذفنا خمسة حقول ولم نفتقد أيًّا منها.", source: "لينا حداد" },
      {
        kind: "links",
        label: "من المدونة",
        items: [{ title: "الشهر الأول بعد إطلاق الهوية", href: `${home}ar/blog` }],
      },
      { kind: "person", name: "لينا حداد", about: "تصميم العلامات التجارية" },
    ],
    smallPrint: [{ content: [{ text: "إلغاء الاشتراك", href: `${home}ar/unsubscribe` }] }],
  },
};

export const confirmationPage: Both<ConfirmationSection> = {
  en: {
    language: "en",
    title: "Confirm your address",
    text: "The newsletter comes once a month. Every issue has a link to unsubscribe.",
    action: { label: "Confirm address", href: "#confirm", posts: true },
  },
  ar: {
    language: "ar",
    title: "تأكيد البريد الإلكتروني",
    text: "تصلك النشرة مرة كل شهر، وفي كل عدد رابط لإلغاء الاشتراك.",
    action: { label: "تأكيد البريد الإلكتروني", href: "#confirm", posts: true },
  },
};
