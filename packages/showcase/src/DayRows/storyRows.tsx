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
      { title: "Access", text: "Members open the gate with their phone." },
      { title: "Members", text: "Freeze, renew or transfer a membership in two taps." },
      { title: "Payments", text: "Take instalments and send reminders, in dirhams." },
      { title: "Staff", text: "Plan shifts, trainers and rooms on one page." },
      { title: "Classes", text: "Cancelled places go to the waitlist automatically." },
      { title: "Reports", text: "See who’s about to leave, and why." },
    ]),
    inside: (count) => `${count} inside`,
  },
  ar: {
    capacity,
    rows: getRows([
      { title: "الدخول", text: "يفتح العضو البوابة بهاتفه." },
      { title: "الأعضاء", text: "تجميد العضوية أو تجديدها أو نقلها بلمستين." },
      { title: "المدفوعات", text: "تحصيل الأقساط بالدرهم، وتذكيرات في موعدها." },
      { title: "الموظفون", text: "تخطيط المناوبات والمدرّبين والقاعات في صفحة واحدة." },
      { title: "الحصص", text: "تنتقل الأماكن الملغاة إلى قائمة الانتظار تلقائيًا." },
      { title: "التقارير", text: "يبيّن التقرير من يوشك على المغادرة، ولماذا." },
    ]),
    inside: (count) => (
      <>
        <bdi>{count}</bdi> عضوًا في الداخل
      </>
    ),
  },
};
