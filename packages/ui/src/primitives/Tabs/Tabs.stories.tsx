import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { inPage, localizeArgs } from "../../../../../.storybook/helpers.tsx";
import { Text } from "../Text/index.ts";
import { Tabs } from "./Tabs.tsx";

const words = {
  en: {
    label: "Parts of the work",
    items: [
      ["brief", "Brief", "Two conversations and one page that both sides sign."],
      ["drafts", "Drafts", "Three directions, each drawn far enough to be wrong."],
      ["delivery", "Delivery", "Files, words in both languages, and a day in your office."],
    ],
  },
  ar: {
    label: "مراحل العمل",
    items: [
      ["brief", "الموجز", "لقاءان وصفحة واحدة يوقّعها الطرفان."],
      ["drafts", "المسوّدات", "ثلاثة اتجاهات، كل منها مرسوم بما يكفي ليتبيّن خطؤه."],
      ["delivery", "التسليم", "الملفات والنصوص باللغتين، ويوم كامل في مكتبكم."],
    ],
  },
};

const meta = {
  component: Tabs,
  ...localizeArgs(words, ({ label, items }) => ({
    label,
    items: items.map(([value = "", name, text]) => ({
      value,
      label: name,
      content: <Text>{text}</Text>,
    })),
  })),
  decorators: [inPage],
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const DefaultValue: Story = { args: { defaultValue: "drafts" } };

export const Keyboard: Story = {
  tags: ["interaction"],
  play: async ({ canvas }) => {
    const tabs = canvas.getAllByRole("tab");
    const ahead = document.documentElement.dir === "rtl" ? "{ArrowLeft}" : "{ArrowRight}";
    const back = document.documentElement.dir === "rtl" ? "{ArrowRight}" : "{ArrowLeft}";
    await userEvent.tab();
    await expect(tabs[0]).toHaveFocus();
    await userEvent.keyboard(ahead);
    await expect(tabs[1]).toHaveFocus();
    await expect(tabs[1]).toHaveAttribute("aria-selected", "true");
    await userEvent.keyboard(back);
    await expect(tabs[0]).toHaveFocus();
    await userEvent.keyboard("{End}");
    await expect(tabs[2]).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("tabpanel")).toHaveFocus();
  },
};
