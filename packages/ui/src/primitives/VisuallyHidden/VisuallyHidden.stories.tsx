import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inPage, localizeArgs, useStoryMessages } from "../../../../../.storybook/helpers.tsx";
import { Link } from "../Link/index.ts";
import { Stack } from "../Stack/index.ts";
import { Text } from "../Text/index.ts";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

const words = {
  en: {
    read: "Read the article",
    about: "Five mistakes in a first campaign",
    heading: "Article",
    note: "The link's full name is heard: “Read the article Five mistakes in a first campaign”.",
  },
  ar: {
    read: "قراءة المقال",
    about: "خمسة أخطاء في الحملة الأولى",
    heading: "المقال",
    note: "الاسم الكامل للرابط مسموع: «قراءة المقال خمسة أخطاء في الحملة الأولى».",
  },
};
const useWords = () => useStoryMessages(words);

const meta = {
  component: VisuallyHidden,
  ...localizeArgs(words, (t) => ({ children: t.about })),
  decorators: [inPage],
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InContext: Story = {
  render: function InPlace(args) {
    const t = useWords();
    return (
      <Stack gap={4}>
        <VisuallyHidden as="h2">{t.heading}</VisuallyHidden>
        <Text>
          <Link href="#article">
            {t.read} <VisuallyHidden {...args} />
          </Link>
        </Text>
        <Text size="sm" tone="tertiary">
          {t.note}
        </Text>
      </Stack>
    );
  },
  play: async ({ canvas, globals }) => {
    const { read, about } = globals.direction === "rtl" ? words.ar : words.en;
    const link = canvas.getByRole("link");
    await expect(link).toHaveAccessibleName(`${read} ${about}`);
    const heading = canvas.getByRole("heading");
    await expect(heading.getBoundingClientRect().width).toBe(1);
    await expect(heading.getBoundingClientRect().height).toBe(1);
  },
};
