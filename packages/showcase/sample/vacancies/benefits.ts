interface Benefits {
  en: string[];
  ar: string[];
}

export const fullTime: Benefits = {
  en: [
    "26 days of annual leave, and the offices close in the last week of December",
    "Health cover for you and your family",
  ],
  ar: [
    "إجازة سنوية مدتها 26 يومًا، وتُغلق مكاتبنا في الأسبوع الأخير من ديسمبر",
    "تأمين صحي لك ولأسرتك",
  ],
};

export const partTime: Benefits = {
  en: [
    "26 days of annual leave in proportion to your days, and the offices close in the last week of December",
    "Health cover for you and your family",
  ],
  ar: [
    "إجازة سنوية أساسها 26 يومًا وتُحسب بحسب أيام الدوام، وتُغلق مكاتبنا في الأسبوع الأخير من ديسمبر",
    "تأمين صحي لك ولأسرتك",
  ],
};

export const contract: Benefits = {
  en: [
    "Invoices paid within 14 days",
    "A laptop and the software for as long as the contract runs",
  ],
  ar: ["تسديد الفواتير خلال 14 يومًا", "حاسوب محمول والبرامج اللازمة طوال مدة العقد"],
};
