import type { FormComparisonContent } from "../../src/FormComparison/types.ts";

/**
 * In the case study: five fields, the four questions and the six appointments. The phone number is
 * fictional.
 */
export const formComparison: FormComparisonContent = {
  before: {
    colors: { ground: "#D3D4D3", ink: "#3A3A3A", accent: "#7F1420", light: "#E6E7E6" },
    caption: {
      en: "Before: eleven questions, the button out of sight",
      ar: "قبل: أحد عشر سؤالًا، والزرّ خارج الشاشة",
    },
    title: { en: "Appointment request form", ar: "نموذج طلب موعد" },
    problem: {
      en: "Please correct the 3 errors below.",
      ar: "يُرجى تصحيح الأخطاء الثلاثة أدناه.",
    },
    fields: [
      {
        label: { en: "Title", ar: "صيغة المخاطبة" },
        required: true,
        placeholder: { en: "Select", ar: "اختيار" },
      },
      { label: { en: "First name", ar: "الاسم الأول" }, required: true },
      { label: { en: "Father’s name", ar: "اسم الأب" }, required: true },
      { label: { en: "Last name", ar: "اسم العائلة" }, required: true },
      {
        label: { en: "Date of birth (DD/MM/YYYY)", ar: "تاريخ الميلاد (يوم/شهر/سنة)" },
        required: true,
        error: { en: "This field is required", ar: "هذا الحقل مطلوب" },
      },
      {
        label: { en: "Nationality", ar: "الجنسية" },
        required: true,
        placeholder: { en: "Select", ar: "اختيار" },
      },
      {
        label: { en: "Identity card number", ar: "رقم بطاقة الهوية" },
        required: true,
        error: { en: "This field is required", ar: "هذا الحقل مطلوب" },
      },
      {
        label: { en: "Insurance company and policy number", ar: "شركة التأمين ورقم الوثيقة" },
        required: true,
      },
      {
        label: { en: "Department", ar: "القسم" },
        required: true,
        placeholder: { en: "Select", ar: "اختيار" },
      },
      {
        label: { en: "Preferred doctor", ar: "الطبيب المفضّل" },
        required: true,
        placeholder: { en: "Select a department first", ar: "يُختار القسم أولًا" },
        error: { en: "This field is required", ar: "هذا الحقل مطلوب" },
      },
      { label: { en: "Mobile number", ar: "رقم الهاتف المتحرك" }, required: true },
    ],
    submit: { en: "Submit request", ar: "إرسال الطلب" },
  },
  after: {
    colors: { ground: "#E4ECF5", ink: "#14284A", accent: "#2563DA", light: "#FFFFFF" },
    caption: { en: "After: four", ar: "بعد: أربعة" },
    name: { en: "Northlight Clinics", ar: "عيادات نورثلايت" },
    choices: [
      {
        question: { en: "Who is it for?", ar: "لمن الموعد؟" },
        options: [
          { en: "Me", ar: "لي" },
          { en: "My child", ar: "لطفلي" },
          { en: "My parent", ar: "لأحد والديّ" },
        ],
        chosen: 1,
      },
      {
        question: { en: "What is it about?", ar: "ما سبب الزيارة؟" },
        options: [
          { en: "Teeth", ar: "الأسنان" },
          { en: "Skin", ar: "الجلدية" },
          { en: "Eyes", ar: "العيون" },
          { en: "Not sure yet", ar: "لا أعرف بعد" },
        ],
        chosen: 0,
      },
    ],
    mornings: {
      question: { en: "Which morning suits you?", ar: "أي صباح يناسبك؟" },
      times: ["8:00", "8:40", "9:20", "10:00", "10:40", "11:20"],
      days: [
        {
          name: { en: "Mon", ar: "اثنين" },
          letter: { en: "M", ar: "ن" },
          free: [false, false, true, false, false, true],
        },
        {
          name: { en: "Tue", ar: "ثلاثاء" },
          letter: { en: "T", ar: "ث" },
          free: [true, false, true, false, true, false],
        },
        {
          name: { en: "Wed", ar: "أربعاء" },
          letter: { en: "W", ar: "ر" },
          free: [false, true, false, false, false, true],
        },
        {
          name: { en: "Thu", ar: "خميس" },
          letter: { en: "T", ar: "خ" },
          free: [true, false, false, true, false, false],
        },
        {
          name: { en: "Fri", ar: "جمعة" },
          letter: { en: "F", ar: "ج" },
          free: [false, false, true, true, false, false],
        },
      ],
      chosen: { day: 1, time: 2 },
    },
    contact: {
      question: { en: "Where do we send the confirmation?", ar: "إلى أي رقم نرسل التأكيد؟" },
      number: "+971 50 000 0000",
    },
    submit: { en: "Book Tuesday, 9:20", ar: "حجز موعد الثلاثاء، 9:20" },
    note: { en: "No charge to move it.", ar: "تغيير الموعد بلا رسوم." },
  },
};
