import type { DayRowsProps } from "./DayRows.tsx";

const capacity = 200;

const hours = [
  { at: "07:00", inside: 32 },
  { at: "10:00", inside: 175 },
  { at: "12:30", inside: 39 },
  { at: "14:30", inside: 37 },
  { at: "20:00", inside: 182 },
  { at: "21:45", inside: 50 },
];

type Words = readonly { title: string; text: string }[];

const getRows = (words: Words) =>
  words.map((row, index) => ({ ...row, ...(hours[index] ?? { at: "", inside: 0 }) }));

export const storyRows: Record<"en" | "ar", DayRowsProps> = {
  en: {
    capacity,
    rows: getRows([
      { title: "Access", text: "A phone opens the gate." },
      { title: "Members", text: "Freeze, renew or transfer in two taps." },
      { title: "Payments", text: "Instalments and reminders, in dirhams." },
      { title: "Staff", text: "Shifts, trainers and rooms on one page." },
      { title: "Classes", text: "Waitlists fill their own gaps." },
      { title: "Reports", text: "Who is about to leave, and why." },
    ]),
    inside: (count) => `${count} inside`,
  },
  ar: {
    capacity,
    rows: getRows([
      { title: "الدخول", text: "الهاتف يفتح البوابة." },
      { title: "الأعضاء", text: "تجميد أو تجديد أو نقل بلمستين." },
      { title: "المدفوعات", text: "أقساط بالدرهم، وتذكيرات في موعدها." },
      { title: "الموظفون", text: "المناوبات والمدرّبون والقاعات في صفحة واحدة." },
      { title: "الحصص", text: "قوائم الانتظار تملأ الأماكن الشاغرة تلقائيًا." },
      { title: "التقارير", text: "من يوشك على المغادرة، ولماذا." },
    ]),
    inside: (count) => (
      <>
        <bdi>{count}</bdi> عضوًا في الداخل
      </>
    ),
  },
};
