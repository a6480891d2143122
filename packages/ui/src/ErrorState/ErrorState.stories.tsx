import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { useAgency } from "../AgencyProvider/index.ts";
import { Container } from "../Container/index.ts";
import { ErrorState } from "./ErrorState.tsx";

const words = {
  en: {
    title: "This page could not be loaded.",
    text: "Please try again.",
    retry: "Try again",
    busy: "Loading",
  },
  ar: {
    title: "تعذّر تحميل هذه الصفحة.",
    text: "يُرجى المحاولة مرة أخرى.",
    retry: "إعادة المحاولة",
    busy: "جارٍ التحميل",
  },
};
const useWords = () => words[useAgency().language as "en" | "ar"];

const meta = {
  title: "Sections/ErrorState",
  component: ErrorState,
  args: { title: "", retryLabel: "", onRetry: fn() },
  decorators: [
    (Story) => (
      <Container before="page">
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: function Failed({ onRetry }) {
    const t = useWords();
    return <ErrorState title={t.title} text={t.text} retryLabel={t.retry} onRetry={onRetry} />;
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("alert")).toBeVisible();
    await userEvent.click(canvas.getByRole("button"));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Busy: Story = {
  render: function Busy({ onRetry }) {
    const t = useWords();
    return (
      <ErrorState
        title={t.title}
        text={t.text}
        retryLabel={t.retry}
        busyLabel={t.busy}
        onRetry={onRetry}
      />
    );
  },
};
