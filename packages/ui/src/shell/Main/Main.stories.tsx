import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { localizeArgs } from "../../../../../.storybook/helpers.tsx";
import { Container } from "../../primitives/Container/index.ts";
import { Heading } from "../../primitives/Heading/index.ts";
import { StarBackground } from "../StarBackground/index.ts";
import { Main } from "./Main.tsx";

const words = { en: "Content above the stars", ar: "المحتوى فوق النجوم" };

const meta = {
  tags: ["edges"],
  component: Main,
  ...localizeArgs(words, (title) => ({
    id: "main",
    children: (
      <Container paddingBlockStart="page">
        <Heading level={1}>{title}</Heading>
      </Container>
    ),
  })),
  render: (args) => (
    <>
      <StarBackground />
      <Main {...args} />
    </>
  ),
} satisfies Meta<typeof Main>;

export default meta;

export const Playground: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const main = canvas.getByRole("main");
    main.focus();
    await expect(main).toHaveFocus();
  },
};
