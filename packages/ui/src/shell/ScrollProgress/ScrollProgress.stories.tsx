import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { localizeArgs, useStoryMessages } from "../../../../../.storybook/helpers.tsx";
import { Container } from "../../primitives/Container/index.ts";
import { Heading } from "../../primitives/Heading/index.ts";
import { ScrollProgress } from "./ScrollProgress.tsx";

const words = {
  en: { progress: "Scroll progress", title: "Case Studies" },
  ar: { progress: "مستوى التقدّم في الصفحة", title: "دراسات الحالة" },
};

const meta = {
  tags: ["edges"],
  component: ScrollProgress,
  ...localizeArgs(words, (t) => ({ label: t.progress })),
  render: function Playground(args) {
    const t = useStoryMessages(words);
    return (
      <>
        <header style={{ position: "sticky", insetBlockStart: 72, blockSize: 3 }}>
          <ScrollProgress {...args} />
        </header>
        <main style={{ blockSize: "300vh" }}>
          <Container before="page">
            <Heading level={1}>{t.title}</Heading>
          </Container>
        </main>
      </>
    );
  },
} satisfies Meta<typeof ScrollProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AtTop: Story = {};

export const Halfway: Story = {
  play: async ({ canvas }) => {
    const page = document.documentElement;
    const half = (page.scrollHeight - page.clientHeight) / 2;
    window.scrollTo({ top: half, behavior: "instant" });
    const bar = canvas.getByRole("progressbar");
    await waitFor(() => expect(bar).toHaveAttribute("aria-valuenow", "50"));
  },
};
