import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { inColumns, localizeArgs, useStoryMessages } from "../../../../../.storybook/helpers.tsx";
import { Stack } from "../../primitives/Stack/index.ts";
import { Switch, type SwitchProps } from "./Switch.tsx";

const words = {
  en: {
    label: "Open positions by email",
    description: "At most once a week.",
    error: "This could not be saved. Please try again.",
    other: "Show prices in US dollars",
  },
  ar: {
    label: "الوظائف الشاغرة عبر البريد الإلكتروني",
    description: "مرة واحدة في الأسبوع على الأكثر.",
    error: "تعذّر حفظ هذا الخيار. يُرجى المحاولة مرة أخرى.",
    other: "عرض الأسعار بالدولار الأمريكي",
  },
};

const change = fn();

const meta = {
  tags: ["edges"],
  component: Switch,
  ...localizeArgs(words, (t): SwitchProps => ({ label: t.label, onCheckedChange: change })),
  decorators: [inColumns(7)],
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas }) => {
    const control = canvas.getByRole("switch");
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await expect(control).not.toBeChecked();
    await userEvent.keyboard(" ");
    await expect(control).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard("{Enter}");
    await expect(control).not.toBeChecked();
    await userEvent.click(canvas.getByText(/./, { selector: "label" }));
    await expect(control).toBeChecked();
  },
};

export const States: Story = {
  render: function States() {
    const t = useStoryMessages(words);
    return (
      <Stack gap={4}>
        <Switch label={t.label} description={t.description} />
        <Switch label={t.label} defaultChecked />
        <Switch label={t.label} errorMessage={t.error} defaultChecked />
        <Switch label={t.other} disabled />
        <Switch label={t.other} disabled defaultChecked />
      </Stack>
    );
  },
};
