import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { useStoryMessages } from "../../../../../.storybook/helpers.tsx";
import { Container } from "../../primitives/Container/index.ts";
import { Heading } from "../../primitives/Heading/index.ts";
import { SkipLink } from "./SkipLink.tsx";

const words = {
  en: { skip: "Skip to content", title: "Case Studies" },
  ar: { skip: "الانتقال إلى المحتوى", title: "دراسات الحالة" },
};

const meta = {
  tags: ["edges"],
  component: SkipLink,
  args: { href: "#content", children: words.en.skip },
  parameters: { arabic: () => ({ children: words.ar.skip }) },
  render: function Playground(args) {
    const t = useStoryMessages(words);
    return (
      <>
        <SkipLink {...args} />
        <Container as="main" paddingBlockStart="page" id="content">
          <Heading level={1}>{t.title}</Heading>
        </Container>
      </>
    );
  },
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link")).toHaveFocus();
  },
};

export const Activated: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("main")).toHaveFocus();
    await expect(location.hash).toBe("");
  },
};
