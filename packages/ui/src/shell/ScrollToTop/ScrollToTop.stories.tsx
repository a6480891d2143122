import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { localizeArgs, useStoryMessages } from "../../../../../.storybook/helpers.tsx";
import { Container } from "../../primitives/Container/index.ts";
import { Heading } from "../../primitives/Heading/index.ts";
import { ScrollToTop } from "./ScrollToTop.tsx";

const words = {
  en: { top: "Back to top", title: "Case Studies" },
  ar: { top: "العودة إلى أعلى الصفحة", title: "دراسات الحالة" },
};

const meta = {
  tags: ["edges"],
  component: ScrollToTop,
  ...localizeArgs(words, (t) => ({ label: t.top })),
  render: function Playground(args) {
    const t = useStoryMessages(words);
    return (
      <>
        <main style={{ minBlockSize: "220vh" }}>
          <Container paddingBlockStart="page">
            <Heading level={1}>{t.title}</Heading>
          </Container>
        </main>
        <ScrollToTop {...args} />
      </>
    );
  },
} satisfies Meta<typeof ScrollToTop>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Visible: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).toBeNull();
    window.scrollTo({ top: 301, behavior: "instant" });
    await expect(await canvas.findByRole("button")).toBeVisible();
  },
};

export const AfterActivation: Story = {
  play: async ({ canvas }) => {
    window.scrollTo({ top: 600, behavior: "instant" });
    await userEvent.click(await canvas.findByRole("button"));
    await waitFor(() => expect(window.scrollY).toBe(0));
    await expect(canvas.getByRole("heading")).toHaveFocus();
    await waitFor(() => expect(canvas.queryByRole("button")).toBeNull());
  },
};
