import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { useAgency } from "../AgencyProvider/index.ts";
import { Container } from "../Container/index.ts";
import { CloseIcon, MenuIcon } from "../Icons/index.ts";
import { Inline } from "../Inline/index.ts";
import { IconButton } from "./IconButton.tsx";

const words = {
  en: { menu: "Open menu", close: "Close" },
  ar: { menu: "فتح القائمة", close: "إغلاق" },
};
const useWords = () => words[useAgency().language as "en" | "ar"];

const meta = {
  title: "Primitives/IconButton",
  tags: ["edges"],
  component: IconButton,
  args: { label: words.en.close, children: null, onClick: fn() },
  decorators: [
    (Story) => (
      <Container before="page">
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: function Playground({ onClick }) {
    const t = useWords();
    return (
      <Inline>
        <IconButton label={t.menu} onClick={onClick}>
          <MenuIcon />
        </IconButton>
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
