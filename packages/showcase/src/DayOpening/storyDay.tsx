import { at, day, ticks } from "../products/gymestry.ts";
import type { DayContent } from "./DayOpening.tsx";

const shared = { day, at, ticks };

export const storyDays: Record<"en" | "ar", DayContent> = {
  en: {
    ...shared,
    inside: (time) => (
      <>
        inside, <bdi>{time}</bdi> (sample)
      </>
    ),
    label: (inside, time) =>
      `A day at the Marina branch, as an example: ${inside} members inside at ${time}, most at 10:00 and 20:00.`,
  },
  ar: {
    ...shared,
    inside: (time) => (
      <>
        في الداخل، <bdi>{time}</bdi> (مثال)
      </>
    ),
    label: (inside, time) =>
      `مثال ليوم في فرع المارينا: عدد الأعضاء في الصالة \u2066${inside}\u2069 عند الساعة \u2066${time}\u2069، والذروة عند \u206610:00\u2069 و\u206620:00\u2069.`,
  },
};
