import type { Meta, StoryObj } from "@storybook/react-vite";
import { useAgency } from "../AgencyProvider/index.ts";
import { Container } from "../Container/index.ts";
import { Stack } from "../Stack/index.ts";
import { Wordmark } from "./Wordmark.tsx";

const words = { en: "bayn", ar: "بين" };
const useWord = () => words[useAgency().language as "en" | "ar"];

const meta = {
  title: "Shell/Wordmark",
  tags: ["edges"],
  component: Wordmark,
  args: { children: "bayn" },
  render: function Playground(args) {
    return <Wordmark {...args}>{useWord()}</Wordmark>;
  },
  decorators: [
    (Story) => (
      <Container before="page">
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof Wordmark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sizes: Story = {
  render: function Sizes() {
    const word = useWord();
    return (
      <Stack gap={5}>
        <Wordmark size="small">{word}</Wordmark>
        <Wordmark>{word}</Wordmark>
        <Wordmark size="large">{word}</Wordmark>
      </Stack>
    );
  },
};
