import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { inPage, localizeArgs } from "../../../../../.storybook/helpers.tsx";
import { Accordion } from "./Accordion.tsx";

const words = {
  en: [
    ["people", "People", "3 of 5", "Who works on it, and whom to call when it burns."],
    ["dates", "Dates", "Done", "The launch, and every date that must be met before it."],
    [
      "words",
      "Words",
      "Not begun",
      "Both languages side by side, each written by someone who writes it.",
    ],
  ],
  ar: [
    ["people", "الفريق", "3 من 5", "من يعمل على المشروع، ومن يُتصل به حين يشتد الأمر."],
    ["dates", "المواعيد", "اكتمل", "موعد الإطلاق، وكل موعد يسبقه."],
    ["words", "النصوص", "لم يبدأ", "اللغتان جنبًا إلى جنب، وكل منهما بقلم من يكتب بها."],
  ],
};

const meta = {
  component: Accordion,
  ...localizeArgs(words, (rows) => ({
    items: rows.map(([value = "", title, note, content]) => ({ value, title, note, content })),
    defaultValue: ["people"],
  })),
  decorators: [inPage],
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Collapsed: Story = { args: { defaultValue: [] } };

export const Exclusive: Story = {
  args: { exclusive: true },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole("button");
    await expect(first).toHaveAttribute("aria-expanded", "true");
    await userEvent.click(second as HTMLElement);
    await expect(first).toHaveAttribute("aria-expanded", "false");
    await expect(second).toHaveAttribute("aria-expanded", "true");
  },
};

export const Keyboard: Story = {
  tags: ["interaction"],
  play: async ({ canvas }) => {
    const [first, second, third] = canvas.getAllByRole("button");
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(second).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(second).toHaveAttribute("aria-expanded", "true");
    await expect(first).toHaveAttribute("aria-expanded", "true");
    await userEvent.keyboard("{End}");
    await expect(third).toHaveFocus();
  },
};
