import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inPage, useStoryMessages } from "../../../../../.storybook/helpers.tsx";
import { Line } from "../../primitives/Line/index.ts";
import { Stack } from "../../primitives/Stack/index.ts";
import { Wordmark } from "./Wordmark.tsx";
import { WordmarkPair } from "./WordmarkPair.tsx";

const words = { en: "bayn", ar: "بين" };
const useWord = () => useStoryMessages(words);

const meta = {
  tags: ["edges"],
  component: Wordmark,
  args: { children: "bayn", mark: <Line /> },
  render: function Playground(args) {
    return <Wordmark {...args}>{useWord()}</Wordmark>;
  },
  decorators: [inPage],
} satisfies Meta<typeof Wordmark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sizes: Story = {
  render: function Sizes() {
    const word = useWord();
    return (
      <Stack gap={5}>
        <Wordmark size="small" mark={<Line />}>
          {word}
        </Wordmark>
        <Wordmark mark={<Line />}>{word}</Wordmark>
        <Wordmark size="large" mark={<Line />}>
          {word}
        </Wordmark>
      </Stack>
    );
  },
};

export const WithoutMark: Story = { args: { mark: undefined } };

export const BilingualPair: Story = {
  render: () => (
    <WordmarkPair latin="bayn" arabic="بيـن" label="Bayn" mark={<Line size="hero" />} />
  ),
};

export const ScrollDriven: Story = {
  render: () => (
    <>
      <div style={{ minBlockSize: "120vh" }} />
      <WordmarkPair
        latin="bayn"
        arabic="بيـن"
        label="Bayn"
        mark={<Line size="hero" />}
        animateOnScroll
      />
    </>
  ),
  play: async ({ canvas }) => {
    const { scrollingElement } = document;
    scrollingElement?.scrollTo({ top: scrollingElement.scrollHeight - innerHeight - 120 });
    await expect(canvas.getByRole("img")).toBeVisible();
  },
};
