import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { localizeArgs, useStoryMessages } from "../../../../../.storybook/helpers.tsx";
import { PreviousNext, type PreviousNextProps } from "./PreviousNext.tsx";

const words = {
  en: {
    label: "More case studies",
    previous: { label: "Previous project", title: "Kestrel Row", href: "#kestrel" },
    next: { label: "Next project", title: "Northlight Clinics", href: "#northlight" },
    long: {
      label: "Next project",
      title: "The same appointment for half the cost, in two languages",
      href: "#appointment",
    },
  },
  ar: {
    label: "دراسات حالة أخرى",
    previous: { label: "المشروع السابق", title: <bdi>Kestrel Row</bdi>, href: "#kestrel" },
    next: { label: "المشروع التالي", title: <bdi>Northlight Clinics</bdi>, href: "#northlight" },
    long: {
      label: "المشروع التالي",
      title: "الموعد نفسه بنصف التكلفة، وبلغتين",
      href: "#appointment",
    },
  },
};
const useWords = () => useStoryMessages(words);

const meta = {
  component: PreviousNext,
  tags: ["edges"],
  ...localizeArgs(
    words,
    ({ label, previous, next }): PreviousNextProps => ({ label, previous, next }),
  ),
} satisfies Meta<typeof PreviousNext>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const [previous, next] = canvas.getAllByRole("link");
    await userEvent.tab();
    await expect(previous).toHaveFocus();
    await userEvent.tab();
    await expect(next).toHaveFocus();
  },
};

export const Variants: Story = {
  render: function States() {
    const t = useWords();
    return (
      <>
        <PreviousNext label={t.label} previous={t.previous} next={t.long} />
        <PreviousNext label={t.next.label} next={t.next} />
      </>
    );
  },
};
