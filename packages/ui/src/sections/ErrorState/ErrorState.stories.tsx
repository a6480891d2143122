import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { inPage, useStoryMessages } from "../../../../../.storybook/helpers.tsx";
import { ErrorState } from "./ErrorState.tsx";

const words = {
  en: {
    title: "This page didn’t load",
    description: "Please try again.",
    retry: "Try again",
    busy: "Loading",
  },
  ar: {
    title: "تعذّر تحميل هذه الصفحة.",
    description: "يُرجى المحاولة مرة أخرى.",
    retry: "إعادة المحاولة",
    busy: "جارٍ التحميل",
  },
};
const useWords = () => useStoryMessages(words);

const getFailure = ({ title, description, retry }: (typeof words)["en"]) => ({
  title,
  description,
  retryLabel: retry,
});

const meta = {
  component: ErrorState,
  args: { ...getFailure(words.en), onRetry: fn() },
  parameters: { arabic: () => getFailure(words.ar) },
  decorators: [inPage],
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("alert")).toBeVisible();
    await userEvent.click(canvas.getByRole("button"));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Retrying: Story = {
  render: function Busy(args) {
    return <ErrorState {...args} busyLabel={useWords().busy} />;
  },
};
