import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { useStoryMessages } from "../../../../../.storybook/helpers.tsx";
import { Container } from "../../primitives/Container/index.ts";
import { Heading } from "../../primitives/Heading/index.ts";
import { ScrollProgress } from "./ScrollProgress.tsx";

const words = { en: "Case Studies", ar: "دراسات الحالة" };

const meta = {
  tags: ["edges"],
  component: ScrollProgress,
  render: function Playground(args) {
    const title = useStoryMessages(words);
    return (
      <>
        <header style={{ position: "sticky", insetBlockStart: 72, blockSize: 3 }}>
          <ScrollProgress {...args} />
        </header>
        <main style={{ blockSize: "300vh" }}>
          <Container paddingBlockStart="page">
            <Heading level={1}>{title}</Heading>
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
  play: async ({ canvasElement }) => {
    const page = document.documentElement;
    const half = (page.scrollHeight - page.clientHeight) / 2;
    window.scrollTo({ top: half, behavior: "instant" });
    await waitFor(() => {
      const line = canvasElement.querySelector<HTMLElement>("[style*=--scroll-progress]");
      return expect(Number(line?.style.getPropertyValue("--scroll-progress"))).toBeCloseTo(0.5);
    });
  },
};
