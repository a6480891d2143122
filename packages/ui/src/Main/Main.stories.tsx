import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { useAgency } from "../AgencyProvider/index.ts";
import { Container } from "../Container/index.ts";
import { Heading } from "../Heading/index.ts";
import { Stars } from "../Stars/index.ts";
import { Main } from "./Main.tsx";

const words = { en: "Content above the stars", ar: "المحتوى فوق النجوم" };

const meta = {
  title: "Shell/Main",
  tags: ["edges"],
  component: Main,
  args: { id: "main", children: null },
  render: function Playground(args) {
    return (
      <>
        <Stars />
        <Main {...args}>
          <Container before="page">
            <Heading level={1}>{words[useAgency().language as "en" | "ar"]}</Heading>
          </Container>
        </Main>
      </>
    );
  },
} satisfies Meta<typeof Main>;

export default meta;

export const Playground: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const main = canvas.getByRole("main");
    main.focus();
    await expect(main).toHaveFocus();
  },
};
