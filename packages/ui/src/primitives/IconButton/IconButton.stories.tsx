import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { inPage, useStoryMessages } from "../../../../../.storybook/helpers.tsx";
import { CloseIcon, MenuIcon } from "../Icons/index.ts";
import { Inline } from "../Inline/index.ts";
import { IconButton } from "./IconButton.tsx";

const words = {
  en: { menu: "Open menu", close: "Close" },
  ar: { menu: "فتح القائمة", close: "إغلاق" },
};
const useWords = () => useStoryMessages(words);

const meta = {
  tags: ["edges"],
  component: IconButton,
  args: { label: words.en.menu, children: <MenuIcon />, onClick: fn() },
  parameters: { arabic: () => ({ label: words.ar.menu }) },
  decorators: [inPage],
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: function Playground(args) {
    const t = useWords();
    return (
      <Inline>
        <IconButton {...args} />
        <IconButton label={t.close}>
          <CloseIcon size={18} />
        </IconButton>
      </Inline>
    );
  },
  play: async ({ args, canvas }) => {
    const [menu] = canvas.getAllByRole("button");
    await userEvent.tab();
    await expect(menu).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
