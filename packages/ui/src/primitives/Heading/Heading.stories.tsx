import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inPage, localizeArgs, useStoryMessages } from "../../../../../.storybook/helpers.tsx";
import { Stack } from "../Stack/index.ts";
import { Heading, type HeadingLevel, type HeadingProps } from "./Heading.tsx";

const words = {
  en: {
    page: "Services",
    section: "From the first idea to the first sale",
    part: "Branding that stays in the memory",
    detail: "What you get",
    long: "Digital products, brands and campaigns for companies that want to be found, understood and chosen",
  },
  ar: {
    page: "الخدمات",
    section: "من أول فكرة إلى أول عملية بيع",
    part: "علامة تجارية تبقى في الذاكرة",
    detail: "ما الذي نقدّمه",
    long: "منتجات رقمية وعلامات تجارية وحملات لشركات تريد أن يجدها عملاؤها ويفهموها ويختاروها",
  },
};
const useWords = () => useStoryMessages(words);

const meta = {
  component: Heading,
  ...localizeArgs(words, (t): HeadingProps => ({ level: 1, children: t.page })),
  decorators: [inPage],
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Default size of each level. Levels 4 to 6 look the same. */
export const Levels: Story = {
  render: function Levels() {
    const t = useWords();
    const texts = [t.page, t.section, t.part, t.detail];
    return (
      <Stack gap={6}>
        {texts.map((text, index) => (
          <Heading key={text} level={(index + 1) as HeadingLevel}>
            {text}
          </Heading>
        ))}
      </Stack>
    );
  },
};

export const IndependentSize: Story = {
  render: function SizeApart() {
    const t = useWords();
    return (
      <Stack gap={4}>
        <Heading level={1} size="h4">
          {t.page}
        </Heading>
        <Heading level={2} size="d1">
          {t.section}
        </Heading>
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 2 })).toBeVisible();
  },
};

/** An overlong word breaks. */
export const LongText: Story = {
  render: function Long() {
    const t = useWords();
    return (
      <Heading level={1} size="d2">
        {t.long}
      </Heading>
    );
  },
};
