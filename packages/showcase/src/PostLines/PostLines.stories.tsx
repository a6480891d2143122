import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { inPage, localizeArgs } from "../../../../.storybook/helpers.tsx";
import { PostLines, type PostLinesProps } from "./PostLines.tsx";

const words = {
  en: [
    ["12 November", "Kashida is not letter-spacing: setting Arabic headlines on the web", "8 min"],
    ["6 November", "What the first week of ad spend should tell you", "5 min"],
    ["30 October", "One marketplace, two roles: designing for supplier and buyer at once", "6 min"],
  ],
  ar: [
    ["12 نوفمبر", "الكشيدة ليست تباعد أحرف: عناوين عربية سليمة على الويب", "8 دقائق"],
    ["6 نوفمبر", "ما الذي يجب أن يخبرك به أول أسبوع من الإنفاق الإعلاني", "5 دقائق"],
    ["30 أكتوبر", "سوق واحدة بدورين: التصميم للمورّد والمشتري معًا", "6 دقائق"],
  ],
};

const meta = {
  component: PostLines,
  ...localizeArgs(
    words,
    (lines): PostLinesProps => ({
      items: lines.map(([date, title, note], index) => ({
        date,
        title,
        note,
        dateTime: ["2025-11-12", "2025-11-06", "2025-10-30"][index],
        href: `#post-${index}`,
      })),
    }),
  ),
  decorators: [inPage],
} satisfies Meta<typeof PostLines>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole("link");
    await userEvent.tab();
    await expect(first).toHaveFocus();
    (document.activeElement as HTMLElement).blur();
  },
};
