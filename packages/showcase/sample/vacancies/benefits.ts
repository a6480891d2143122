interface Benefits {
  en: string[];
  ar: string[];
}

/**
 * Meets the UAE's 30 calendar days (Federal Decree-Law 33 of 2021, article 29) and the UK's 28 days
 * with bank holidays (Working Time Regulations 1998).
 */
export const fullTime: Benefits = {
  en: [
    "26 working days of annual leave, plus public holidays",
    "Health insurance for you and your family",
    "All offices closed in the last week of December, except for support",
  ],
  ar: [
    "إجازة سنوية مدتها 26 يوم عمل، إضافةً إلى العطل الرسمية",
    "تأمين صحي لك ولأسرتك",
    "إغلاق جميع المكاتب في الأسبوع الأخير من ديسمبر، عدا فريق الدعم",
  ],
};

export const partTime: Benefits = {
  en: [
    "26 working days of annual leave, pro rata, plus public holidays",
    "Health insurance for you and your family",
    "All offices closed in the last week of December, except for support",
  ],
  ar: [
    "إجازة سنوية من 26 يوم عمل، تُحسب بنسبة أيام دوامك، إضافةً إلى العطل الرسمية",
    "تأمين صحي لك ولأسرتك",
    "إغلاق جميع المكاتب في الأسبوع الأخير من ديسمبر، عدا فريق الدعم",
  ],
};

export const contract: Benefits = {
  en: ["Invoices paid within 14 days", "A laptop and software for the length of the contract"],
  ar: ["تسديد الفواتير خلال 14 يومًا", "حاسوب محمول والبرامج اللازمة طوال مدة العقد"],
};
