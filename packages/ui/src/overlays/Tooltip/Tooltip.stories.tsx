import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import {
  getStoryMessages,
  inPage,
  localizeArgs,
  useStoryMessages,
} from "../../../../../.storybook/helpers.tsx";
import { Button } from "../../primitives/Button/index.ts";
import { IconButton } from "../../primitives/IconButton/index.ts";
import { SearchIcon } from "../../primitives/Icons/index.ts";
import { Inline } from "../../primitives/Inline/index.ts";
import { lazyTooltip } from "./lazy.ts";
import { Tooltip, type TooltipProps } from "./Tooltip.tsx";

const words = {
  en: { search: "Search", send: "Send Message", reply: "We reply within 24 hours" },
  ar: { search: "بحث", send: "إرسال الرسالة", reply: "نردّ خلال 24 ساعة" },
};
const wordsNow = () => getStoryMessages(words);

const meta = {
  tags: ["edges"],
  component: Tooltip,
  ...localizeArgs(
    words,
    (t): TooltipProps => ({ label: t.reply, children: <Button>{t.send}</Button> }),
  ),
  render: function Playground(args) {
    const { search } = useStoryMessages(words);
    return (
      <Inline>
        <Tooltip {...args} label={search}>
          <IconButton label={search}>
            <SearchIcon />
          </IconButton>
        </Tooltip>
        <Tooltip {...args} />
      </Inline>
    );
  },
  beforeEach: async () => {
    await lazyTooltip.load();
  },
  decorators: [inPage],
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Keyboard: Story = {
  tags: ["interaction"],
  play: async ({ canvas }) => {
    const t = wordsNow();
    const send = canvas.getByRole("button", { name: t.send });
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole("tooltip")).toHaveTextContent(t.search));
    await expect(canvas.getByRole("button", { name: t.search })).not.toHaveAccessibleDescription();
    await userEvent.tab();
    await expect(send).toHaveFocus();
    await waitFor(() => expect(send).toHaveAccessibleDescription(t.reply));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("tooltip")).toBeNull());
    await expect(send).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole("tooltip")).toHaveTextContent(t.reply));
  },
};

export const Hovered: Story = {
  play: async ({ canvas }) => {
    const t = wordsNow();
    await userEvent.hover(canvas.getByRole("button", { name: t.send }));
    await waitFor(() => expect(screen.getByRole("tooltip")).toHaveTextContent(t.reply));
  },
};
