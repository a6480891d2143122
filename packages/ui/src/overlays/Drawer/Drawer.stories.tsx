import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { inPage, localizeArgs } from "../../../../../.storybook/helpers.tsx";
import { Checkbox } from "../../forms/Checkbox/index.ts";
import { Button } from "../../primitives/Button/index.ts";
import { Stack } from "../../primitives/Stack/index.ts";
import { Drawer, type DrawerProps } from "./Drawer.tsx";
import { lazyDrawer } from "./lazy.ts";

const words = {
  en: {
    open: "Filters",
    title: "Filter the positions",
    description: "The list changes as soon as you choose.",
    close: "Close",
    options: ["Dubai", "London", "Remote"],
    show: "Show 6 positions",
  },
  ar: {
    open: "عوامل التصفية",
    title: "تصفية الوظائف",
    description: "تتغيّر القائمة فور الاختيار.",
    close: "إغلاق",
    options: ["دبي", "لندن", "عن بُعد"],
    show: "عرض 6 وظائف",
  },
};
const getWords = (globals: Record<string, unknown>) =>
  globals.direction === "rtl" ? words.ar : words.en;

const meta = {
  tags: ["edges"],
  component: Drawer,
  ...localizeArgs(
    words,
    (t): DrawerProps => ({
      trigger: <Button variant="outline">{t.open}</Button>,
      title: t.title,
      description: t.description,
      closeLabel: t.close,
      actions: <Button size="small">{t.show}</Button>,
      children: (
        <Stack gap={3}>
          {t.options.map((option) => (
            <Checkbox key={option} label={option} />
          ))}
        </Stack>
      ),
    }),
  ),
  beforeEach: async () => {
    await lazyDrawer.load();
  },
  decorators: [inPage],
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened: NonNullable<Story["play"]> = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole("button"));
  await screen.findByRole("dialog");
};
function gaps() {
  const { top, left, right, bottom } = screen.getByRole("dialog").getBoundingClientRect();
  const { clientWidth } = document.documentElement;
  const sides = [Math.round(left), Math.round(clientWidth - right)];
  const [start, end] = document.dir === "rtl" ? sides.toReversed() : sides;
  return { start, end, top: Math.round(top), bottom: Math.round(innerHeight - bottom) };
}

export const Playground: Story = {
  play: async ({ canvas, globals }) => {
    const t = getWords(globals);
    const triggerElement = canvas.getByRole("button", { name: t.open });
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    const dialog = await screen.findByRole("dialog", { name: t.title });
    await waitFor(() =>
      expect(within(dialog).getByRole("button", { name: t.close })).toHaveFocus(),
    );
    await expect(gaps()).toMatchObject({ end: 0, top: 0, bottom: 0 });
    await userEvent.tab();
    await expect(within(dialog).getAllByRole("checkbox")[0]).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(triggerElement).toHaveFocus());
    await expect(screen.queryByRole("dialog")).toBeNull();
    await userEvent.keyboard("{Enter}");
    await screen.findByRole("dialog");
  },
};

export const Start: Story = {
  args: { side: "start" },
  play: async (context) => {
    await opened(context);
    await expect(gaps()).toMatchObject({ start: 0, top: 0, bottom: 0 });
  },
};

export const Bottom: Story = {
  args: { side: "bottom" },
  play: async (context) => {
    await opened(context);
    await expect(gaps()).toMatchObject({ start: 0, end: 0, bottom: 0 });
    await expect(gaps().top).toBeGreaterThan(0);
  },
};
