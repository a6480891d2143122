import type { Meta, StoryObj } from "@storybook/react-vite";
import type { FormEvent } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { useStoryWords } from "../../internal/story.tsx";
import { Container } from "../../primitives/Container/index.ts";
import { BriefPrompt, type BriefPromptProps } from "./BriefPrompt.tsx";

const words = {
  en: {
    title: (
      <>
        Where should
        <br />
        it arrive?
      </>
    ),
    label: "Your idea in one line",
    placeholder: "Describe the idea in one line",
    submitLabel: "Start",
    hint: "You will get a reply within 24 hours, in the language you write in.",
  },
  ar: {
    title: (
      <>
        إلى أين
        <br />
        نصل معًا؟
      </>
    ),
    label: "الفكرة في سطر واحد",
    placeholder: "وصف الفكرة في سطر واحد",
    submitLabel: "بدء",
    hint: "يصلك رد خلال 24 ساعة، باللغة التي كتبت بها.",
  },
};

const onSubmit = fn((event: FormEvent) => event.preventDefault());

function Sample({ onSubmit: submit }: Pick<BriefPromptProps, "onSubmit">) {
  return (
    <Container before="page">
      <BriefPrompt {...useStoryWords(words)} action="#contact" onSubmit={submit} />
    </Container>
  );
}

const meta = {
  component: BriefPrompt,
  args: { ...words.en, action: "#contact", onSubmit },
  render: ({ onSubmit }) => <Sample onSubmit={onSubmit} />,
} satisfies Meta<typeof BriefPrompt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Enter sends the line; the words keep their own direction. */
export const Filled: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole("textbox");
    await userEvent.type(field, "A ferry app for Khalid Port{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(field).toHaveValue("A ferry app for Khalid Port");
    await expect(field).toHaveFocus();
  },
};
