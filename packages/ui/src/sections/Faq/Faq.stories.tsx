import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { localizeArgs, useStoryMessages } from "../../../../../.storybook/helpers.tsx";
import { Container } from "../../primitives/Container/index.ts";
import { Link } from "../../primitives/Link/index.ts";
import { Section } from "../Section/index.ts";
import { Faq, type FaqProps } from "./Faq.tsx";

const words = {
  en: {
    label: "Questions",
    note: "Asked before every project",
    items: [
      {
        title: "How soon will someone answer?",
        content: <p>Within 24 hours, by a person who can say yes or no.</p>,
      },
      {
        title: "Do you write the Arabic, or translate it?",
        content: (
          <p>
            We write both, side by side. Neither language waits for the other, and each is read
            aloud by someone who grew up with it. <Link href="#team">Meet the writers</Link>.
          </p>
        ),
      },
      {
        title: "Who owns the ad accounts, the drawings and the code when a project ends?",
        content: <p>You do, from the first day.</p>,
      },
    ],
  },
  ar: {
    label: "الأسئلة",
    note: "تسبق كل مشروع",
    items: [
      {
        title: "متى يصل الرد؟",
        content: <p>خلال 24 ساعة، من شخص يملك أن يقول نعم أو لا.</p>,
      },
      {
        title: "هل تُكتب العربية أم تُترجم؟",
        content: (
          <p>
            نكتب اللغتين معًا، فلا تنتظر إحداهما الأخرى، ويقرأ كل نص بصوت عالٍ من نشأ على لغته.{" "}
            <Link href="#team">التعرّف إلى الكتّاب</Link>.
          </p>
        ),
      },
      {
        title: "من يملك الحسابات الإعلانية والرسوم والشيفرة البرمجية بعد انتهاء المشروع؟",
        content: <p>صاحب العلامة، منذ اليوم الأول.</p>,
      },
    ],
  },
};
const useWords = () => useStoryMessages(words);

const meta = {
  component: Faq,
  ...localizeArgs(words, (t): FaqProps => ({ items: t.items })),
  render: function Render(args) {
    const t = useWords();
    return (
      <Section id="questions" label={t.label} meta={t.note}>
        <Container>
          <Faq {...args} />
        </Container>
      </Section>
    );
  },
} satisfies Meta<typeof Faq>;

export default meta;
type Story = StoryObj<typeof meta>;

const getOpen = (root: HTMLElement) =>
  [...root.querySelectorAll("details")].map(({ open }) => open);

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const [first, second] = canvasElement.querySelectorAll("summary");
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.tab();
    await expect(second).toHaveFocus();
    // Synthetic Enter and Space keys do not click.
    second?.click();
    await expect(getOpen(canvasElement)).toEqual([false, true, false]);
    await expect(second).toHaveFocus();
    await userEvent.tab();
    await expect(document.activeElement?.tagName).toBe("A");
  },
};

export const Exclusive: Story = {
  args: { exclusive: true },
  play: async ({ canvas, canvasElement }) => {
    const [first, , third] = canvas.getAllByRole("heading", { level: 3 });
    if (!first || !third) throw new Error("There are three questions.");
    await userEvent.click(first);
    await userEvent.click(third);
    await expect(getOpen(canvasElement)).toEqual([false, false, true]);
  },
};
