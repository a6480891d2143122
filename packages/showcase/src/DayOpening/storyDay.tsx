import { at, day, ticks } from "../products/gymestry.ts";
import type { DayContent } from "./DayOpening.tsx";

const shared = { day, at, ticks };

function writeArabicTime(time: string): string {
  const [hours = 0, minutes] = time.split(":").map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, "0")} ${hours < 12 ? "ص" : "م"}`;
}

export const storyDays: Record<"en" | "ar", DayContent> = {
  en: {
    ...shared,
    inside: (time) => (
      <>
        members, <bdi>{time}</bdi> (sample)
      </>
    ),
    label: (inside, time) =>
      `Sample day at the Marina branch: ${inside} members inside at ${time}, with peaks at 10:00 and 20:00.`,
  },
  ar: {
    ...shared,
    tick: writeArabicTime,
    inside: (time) => (
      <>
        عضوًا في الصالة، <bdi>{writeArabicTime(time)}</bdi> (مثال)
      </>
    ),
    label: (inside, time) =>
      `يوم توضيحي في فرع المارينا: عدد الأعضاء في الصالة \u2066${inside}\u2069 عند الساعة \u2068${writeArabicTime(time)}\u2069، والذروة عند \u206810:00 صباحًا\u2069 و\u20688:00 مساءً\u2069.`,
  },
};
