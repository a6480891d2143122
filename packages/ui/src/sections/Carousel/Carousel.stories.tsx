import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { inBoth, inPage } from "../../../../../.storybook/helpers.tsx";
import { Stack } from "../../primitives/Stack/index.ts";
import { Text } from "../../primitives/Text/index.ts";
import { Card } from "../Card/index.ts";
import { Carousel } from "./Carousel.tsx";

const words = {
  en: {
    label: "What a launch week looks like",
    labels: {
      previous: "Previous day",
      next: "Next day",
      position: (place: number, total: number) => `${place} of ${total}`,
    },
    days: [
      ["Sunday", "The page goes out, and everyone watches one number."],
      ["Monday", "What nobody asked in the tests is asked by four hundred people."],
      ["Tuesday", "The answers move to the top of the page."],
      ["Wednesday", "The first post from somebody we do not know."],
      ["Thursday", "We write down what we would do again."],
    ],
  },
  ar: {
    label: "كيف يبدو أسبوع الإطلاق",
    labels: {
      previous: "اليوم السابق",
      next: "اليوم التالي",
      position: (place: number, total: number) => `${place} من ${total}`,
    },
    days: [
      ["الأحد", "تُنشر الصفحة، ويتابع الجميع رقمًا واحدًا."],
      ["الإثنين", "ما لم يسأل عنه أحد في الاختبارات يسأل عنه أربعمئة شخص."],
      ["الثلاثاء", "تنتقل الإجابات إلى أعلى الصفحة."],
      ["الأربعاء", "أول منشور من شخص لا نعرفه."],
      ["الخميس", "نكتب ما سنفعله مرة أخرى."],
    ],
  },
};

const meta = {
  component: Carousel,
  ...inBoth(words, ({ days, ...t }) => ({
    ...t,
    perView: 2 as const,
    slides: days.map(([day, text]) => (
      <Card key={day} kind="raised" title={day}>
        {text}
      </Card>
    )),
  })),
  decorators: [inPage],
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const One: Story = {
  ...inBoth(words, ({ days, ...t }) => ({
    ...t,
    perView: 1 as const,
    slides: days.map(([day, text]) => (
      <Stack key={day} gap={2}>
        <Text size="d3">{day}</Text>
        <Text tone="fg2">{text}</Text>
      </Stack>
    )),
  })),
};

/** The buttons lead along it in both directions, and stop at its ends. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const [previous, next] = canvas.getAllByRole("button") as [HTMLElement, HTMLElement];
    await expect(previous).toHaveAttribute("aria-disabled", "true");
    await userEvent.tab();
    await expect(canvas.getByRole("list")).toHaveFocus();
    next.focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(previous).toHaveAttribute("aria-disabled", "false"));
    for (let step = 0; step < 4; step += 1) await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(next).toHaveAttribute("aria-disabled", "true"));
    await expect(next).toHaveFocus();
    // One press leaves the end, however many slides stand there.
    previous.focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(next).toHaveAttribute("aria-disabled", "false"));
    next.focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(next).toHaveAttribute("aria-disabled", "true"));
  },
};
