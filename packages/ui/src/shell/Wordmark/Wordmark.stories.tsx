import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inPage, useStoryMessages } from "../../../../../.storybook/helpers.tsx";
import { AccentLine } from "../../primitives/AccentLine/index.ts";
import { Stack } from "../../primitives/Stack/index.ts";
import { Wordmark } from "./Wordmark.tsx";
import { WordmarkPair } from "./WordmarkPair.tsx";

const words = { en: "bayn", ar: "بين" };
const useWord = () => useStoryMessages(words);

const meta = {
  tags: ["edges"],
  component: Wordmark,
  args: { children: "bayn", mark: <AccentLine /> },
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
        <Wordmark size="small" mark={<AccentLine />}>
          {word}
        </Wordmark>
        <Wordmark mark={<AccentLine />}>{word}</Wordmark>
        <Wordmark size="large" mark={<AccentLine />}>
          {word}
        </Wordmark>
      </Stack>
    );
  },
};

export const WithoutMark: Story = { args: { mark: undefined } };

export const BilingualPair: Story = {
  render: () => (
    <WordmarkPair latin="bayn" arabic="بيـن" label="Bayn" mark={<AccentLine size="large" />} />
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
        mark={<AccentLine size="large" />}
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
