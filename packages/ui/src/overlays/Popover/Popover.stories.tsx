import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import {
  getStoryMessages,
  inPage,
  localizeArgs,
  withMinHeight,
} from "../../../../../.storybook/helpers.tsx";
import { ExclamationIcon } from "../../primitives/Icons/index.ts";
import { Link } from "../../primitives/Link/index.ts";
import { Stack } from "../../primitives/Stack/index.ts";
import { Text } from "../../primitives/Text/index.ts";
import { lazyPopover } from "./lazy.ts";
import { Popover, type PopoverProps } from "./Popover.tsx";

const words = {
  en: {
    label: "How we count",
    text: "Working days from the first meeting to the launch, without holidays in the Emirates.",
    more: "Read how a project runs",
    close: "Close",
  },
  ar: {
    label: "كيف نحسب",
    text: "أيام العمل من اللقاء الأول إلى الإطلاق، من دون العطل الرسمية في الإمارات.",
    more: "اقرأ كيف يسير المشروع",
    close: "إغلاق",
  },
};
const wordsNow = () => getStoryMessages(words);

const meta = {
  tags: ["edges"],
  component: Popover,
  ...localizeArgs(
    words,
    (t): PopoverProps => ({
      label: t.label,
      closeLabel: t.close,
      children: (
        <Stack gap={3}>
          <Text size="sm">{t.text}</Text>
          <Link href="#process">{t.more}</Link>
        </Stack>
      ),
    }),
  ),
  beforeEach: async () => {
    await lazyPopover.load();
  },
  decorators: [withMinHeight(360), inPage],
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const IconOnly: Story = { args: { labelHidden: true, icon: <ExclamationIcon /> } };

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(await screen.findByRole("dialog", { name: wordsNow().label })).toBeVisible();
  },
};

export const Keyboard: Story = {
  tags: ["interaction"],
  play: async ({ canvas }) => {
    const t = wordsNow();
    const button = canvas.getByRole("button", { name: t.label });
    button.focus();
    await userEvent.keyboard("{Enter}");
    const link = await screen.findByRole("link", { name: t.more });
    await waitFor(() =>
      expect(screen.getByRole("dialog")).toContainElement(document.activeElement as HTMLElement),
    );
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(button).toHaveFocus());
    await expect(link).not.toBeInTheDocument();
    await userEvent.keyboard(" ");
    const close = await screen.findByRole("button", { name: t.close });
    close.focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(button).toHaveFocus());
    await expect(button).toHaveAttribute("aria-expanded", "false");
  },
};
