import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { useStoryMessages } from "../../../../../.storybook/helpers.tsx";
import { IntroLoader } from "./IntroLoader.tsx";

const words = {
  en: {
    brand: "bayn",
    label: "Creating Digital Excellence...",
    failure: "We couldn’t load this page. Please try again.",
  },
  ar: {
    brand: "بيـن",
    label: "نصنع التميّز الرقمي...",
    failure: "تعذّر تحميل هذه الصفحة. يُرجى المحاولة مرة أخرى.",
  },
};

const meta = {
  tags: ["edges"],
  component: IntroLoader,
  args: { ...words.en, onDone: fn() },
  parameters: { arabic: () => words.ar, docsHeight: 640 },
} satisfies Meta<typeof IntroLoader>;

export default meta;
type Story = StoryObj<typeof meta>;

const stopAt62 = () => {
  let step = 0;
  return () => (step++ < 4 ? 62 / 4 / 15 : 0);
};

export const Loading: Story = {
  // Drawn once, in the initial theme.
  tags: ["drawing"],
  args: { random: stopAt62() },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "62"),
    );
  },
};

export const Failed: Story = {
  args: { random: () => 1 },
  render: function FailedIntro(args) {
    const t = useStoryMessages(words);
    const [ready] = useState(() => {
      const failing = Promise.reject(new Error("Sample of a failure."));
      failing.catch(() => {});
      return failing;
    });
    return <IntroLoader {...args} {...t} ready={ready} />;
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("alert")).toBeVisible());
  },
};
