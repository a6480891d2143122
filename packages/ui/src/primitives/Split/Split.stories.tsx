import type { Meta, StoryObj } from "@storybook/react-vite";
import { inPage, localizeArgs } from "../../../../../.storybook/helpers.tsx";
import { Heading } from "../Heading/index.ts";
import { Stack } from "../Stack/index.ts";
import { Text } from "../Text/index.ts";
import { Split, type SplitProps } from "./Split.tsx";

const words = {
  en: {
    title: "How we work",
    text: "We begin with a week of listening. Then we write down what the work is for, who it is for and how we will know that it has done it. You read that page before anything is drawn.",
    label: "At a glance",
    facts: ["Six weeks", "Two designers", "One engineer"],
  },
  ar: {
    title: "كيف نعمل",
    text: "نبدأ بأسبوع من الإصغاء، ثم نكتب الغاية من العمل ولمن هو وكيف نعرف أنه بلغ غايته. وتُعرض عليك هذه الصفحة قبل أن نرسم أي شيء.",
    label: "باختصار",
    facts: ["ستة أسابيع", "مصمّمان اثنان", "مهندسة واحدة"],
  },
};

const meta = {
  component: Split,
  ...localizeArgs(
    words,
    (t): SplitProps => ({
      sideLabel: t.label,
      main: (
        <Stack gap={4}>
          <Heading level={2} size="d3">
            {t.title}
          </Heading>
          <Text tone="secondary">{t.text}</Text>
        </Stack>
      ),
      side: (
        <Stack gap={2} as="ul">
          {t.facts.map((fact) => (
            <Text as="li" size="sm" key={fact}>
              {fact}
            </Text>
          ))}
        </Stack>
      ),
    }),
  ),
  decorators: [inPage],
  render: ({ sideLabel, ...args }) => (
    <Split {...args} sideLabel={args.sideAs === "aside" ? sideLabel : undefined} />
  ),
} satisfies Meta<typeof Split>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { sideAs: "aside" } };

export const Wide: Story = { args: { ratio: "8-4" } };

export const AlignEnd: Story = { args: { align: "end" } };
