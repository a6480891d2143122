/** Fictional cost of an appointment: three accounts, then one. */
export const points = [210, 201, 186, 170, 158, 149, 127, 113, 105, 102, 101].map(
  (value, index) => ({ at: index + 3, value }),
);
export const merging = [
  [238, 244],
  [209, 214],
  [183, 196],
].map((values) => values.map((value, index) => ({ at: index + 1, value })));

export const words = {
  en: {
    label: "Cost of a kept appointment, week by week",
    caption: "Cost of a kept appointment",
    head: ["Week", "Dirhams"],
    headline: "cost of a kept appointment",
    start: "dirhams, three accounts become one",
    end: "dirhams, week 13",
    first: "Week 1",
    questions: "Four questions",
    zero: "0 dirhams",
    footnote: "Weeks between the stated ends and the three starting costs are sample data.",
  },
  ar: {
    label: "تكلفة الموعد الذي حضره المريض، أسبوعًا بعد أسبوع",
    caption: "تكلفة الموعد الذي حضره المريض",
    head: ["الأسبوع", "الدراهم"],
    headline: "في تكلفة الموعد الذي حضره المريض",
    start: "دراهم، بعد دمج ثلاثة حسابات في حساب واحد",
    end: "درهم، الأسبوع 13",
    first: "الأسبوع 1",
    questions: "أربعة أسئلة",
    zero: "0 درهم",
    footnote:
      "قيم الأسابيع بين البداية والنهاية وتكاليف الحسابات الثلاثة في البداية بيانات توضيحية.",
  },
};
