import type { DayContent } from "./DayOpening.tsx";
import type { Occupancy } from "./occupancy.ts";

/** A sample day of one branch: 32 at seven, 175 at ten, 128 at half past five, 182 at eight. */
export const storyDay: Occupancy = [
  ["06:00", 12],
  ["06:30", 19],
  ["07:00", 32],
  ["07:30", 46],
  ["08:00", 70],
  ["09:00", 132],
  ["09:30", 162],
  ["10:00", 175],
  ["10:30", 162],
  ["11:00", 134],
  ["11:30", 104],
  ["12:00", 66],
  ["12:30", 39],
  ["13:20", 26],
  ["14:00", 29],
  ["14:30", 37],
  ["15:30", 64],
  ["16:30", 97],
  ["17:30", 128],
  ["18:30", 160],
  ["19:15", 176],
  ["20:00", 182],
  ["20:30", 152],
  ["21:00", 106],
  ["21:30", 62],
  ["21:45", 50],
  ["22:00", 32],
];

const shared = {
  day: storyDay,
  at: "17:30",
  ticks: ["06:00", "10:00", "14:00", "18:00", "22:00"],
};

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
