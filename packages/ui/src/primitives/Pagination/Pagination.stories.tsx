import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { inPage, localizeArgs } from "../../../../../.storybook/helpers.tsx";
import { Pagination } from "./Pagination.tsx";

const words = {
  en: {
    label: "Pages of the blog",
    labels: { previous: "Newer", next: "Older", page: (page: number) => `Page ${page}` },
  },
  ar: {
    label: "صفحات المدونة",
    labels: { previous: "الأحدث", next: "الأقدم", page: (page: number) => `الصفحة ${page}` },
  },
};

const meta = {
  component: Pagination,
  ...localizeArgs(words, (t) => ({
    ...t,
    current: 6,
    total: 12,
    getHref: (page: number) => `#page-${page}`,
  })),
  decorators: [inPage],
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const First: Story = { args: { current: 1 } };
export const Last: Story = { args: { current: 12 } };
export const FewPages: Story = { args: { current: 2, total: 3 } };

export const Keyboard: Story = {
  tags: ["interaction"],
  play: async ({ canvas }) => {
    await userEvent.tab();
    const [first] = canvas.getAllByRole("link");
    await expect(first).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getAllByRole("link")[1]).toHaveFocus();
  },
};
