import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { inPage, localizeArgs } from "../../../../../.storybook/helpers.tsx";
import { Link } from "../../primitives/Link/index.ts";
import { Stack } from "../../primitives/Stack/index.ts";
import { Alert, type AlertProps } from "./Alert.tsx";

const words = {
  en: {
    label: "Note:",
    title: "The office is closed on 2 and 3 December",
    text: "We answer what reaches us on these days on Thursday morning.",
    close: "Close",
    action: "See all dates",
  },
  ar: {
    label: "تنبيه:",
    title: "المكتب مغلق يومي 2 و3 ديسمبر",
    text: "نردّ صباح الخميس على ما يصلنا في هذين اليومين.",
    close: "إغلاق",
    action: "عرض جميع المواعيد",
  },
};

const getArgs = (t: typeof words.en): AlertProps => ({
  label: t.label,
  title: t.title,
  children: t.text,
  actions: <Link href="#dates">{t.action}</Link>,
});

const meta = {
  component: Alert,
  tags: ["edges"],
  decorators: [inPage],
  ...localizeArgs(words, getArgs),
} satisfies Meta<typeof Alert>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("alert")).toBeNull();
    await expect(canvas.queryByRole("status")).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole("link")).toHaveFocus();
  },
};

export const Tones: Story = {
  render: (args) => (
    <Stack gap={4}>
      {(["info", "success", "warning", "error"] as const).map((tone) => (
        <Alert key={tone} {...args} tone={tone} actions={undefined} />
      ))}
    </Stack>
  ),
};

export const TextOnly: Story = { args: { title: undefined, actions: undefined } };

const onDismiss = fn();
export const Dismissible: Story = {
  ...localizeArgs(words, (t) => ({
    ...getArgs(t),
    tone: "warning" as const,
    dismiss: { label: t.close, onDismiss },
  })),
  play: async ({ canvas, globals }) => {
    onDismiss.mockClear();
    const { close } = globals.direction === "rtl" ? words.ar : words.en;
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: close })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(onDismiss).toHaveBeenCalledOnce();
  },
};

export const Announced: Story = {
  args: { tone: "error", announce: true },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole("alert")).getByRole("link")).toBeVisible();
  },
};
