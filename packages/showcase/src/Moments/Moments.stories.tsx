import type { Meta, StoryObj } from "@storybook/react-vite";
import { inPage, localizeArgs } from "../../../../.storybook/helpers.tsx";
import { Moments, type MomentsProps } from "./Moments.tsx";

const words = {
  en: {
    titles: ["24 hours", "48 hours", "Day 7"],
    texts: [
      "Someone has read your message and answered.",
      "Your ad accounts are ready, if you need them.",
      "Your campaign has its first report of results.",
    ],
    day: (day: number) => `Day ${day}`,
  },
  ar: {
    titles: ["24 ساعة", "48 ساعة", "اليوم السابع"],
    texts: [
      "يصلك جواب ممّن قرأ الرسالة.",
      "تكون الحسابات الإعلانية جاهزة، إن احتجت إليها.",
      "أولى نتائج حملتك، في تقرير جاهز للمشاركة.",
    ],
    day: (day: number) => `اليوم ${day}`,
  },
};

const meta = {
  component: Moments,
  ...localizeArgs(
    words,
    (t): MomentsProps => ({
      items: t.titles.map((title, index) => ({
        title,
        text: t.texts[index],
        at: [1 / 7, 2 / 7, 1][index] ?? 0,
        side: index === 1 ? "below" : "above",
      })),
      ticks: [3, 4, 5, 6].map((day) => ({ at: day / 7, name: t.day(day) })),
    }),
  ),
  decorators: [inPage],
} satisfies Meta<typeof Moments>;

export default meta;

export const Default: StoryObj<typeof meta> = {};
