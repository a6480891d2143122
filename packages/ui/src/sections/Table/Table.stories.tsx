import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { inPage, localizeArgs } from "../../../../../.storybook/helpers.tsx";
import { Table } from "./Table.tsx";

const keys = ["channel", "visits", "orders", "cost"];
const figures = [
  ["search", "18,400", "1.9%", "AED 41"],
  ["social", "52,100", "0.7%", "AED 66"],
  ["mail", "6,950", "4.2%", "AED 9"],
];
const words = {
  en: {
    caption: "What each channel brought in the first quarter. Sample figures.",
    columns: ["Channel", "Visits", "Orders", "Cost of an order"],
    names: ["Paid search", "Social media", "Newsletter"],
  },
  ar: {
    caption: "ما حققته كل قناة في الربع الأول. أرقام للتوضيح.",
    columns: ["القناة", "الزيارات", "الطلبات", "تكلفة الطلب"],
    names: ["إعلانات البحث", "التواصل الاجتماعي", "النشرة البريدية"],
  },
};

const meta = {
  component: Table,
  ...localizeArgs(words, ({ caption, columns, names }) => ({
    caption,
    columns: columns.map((label, index) => ({
      key: keys[index] ?? "",
      label,
      ...(index > 0 && { numeric: true }),
    })),
    rows: figures.map(([id = "", ...cells], row) => ({
      id,
      cells: {
        channel: names[row],
        ...Object.fromEntries(
          cells.map((cell, index) => [keys[index + 1], <bdi key={id}>{cell}</bdi>]),
        ),
      },
    })),
  })),
  decorators: [inPage],
} satisfies Meta<typeof Table>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const CaptionHidden: Story = { args: { captionHidden: true } };

export const Keyboard: Story = {
  tags: ["interaction"],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("group")).toHaveFocus();
  },
};
