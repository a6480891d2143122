import type { Meta, StoryObj } from "@storybook/react-vite";
import { inPage, localizeArgs, useStoryMessages } from "../../../../../.storybook/helpers.tsx";
import { vars } from "../../theme/index.ts";
import { Button } from "../Button/index.ts";
import { Stack } from "../Stack/index.ts";
import { Text } from "../Text/index.ts";
import { Inline, type InlineProps } from "./Inline.tsx";

const words = {
  en: {
    send: "Send Message",
    all: "See the work",
    date: "1 January 2026",
    large: "Marketing",
    tags: [
      "Branding",
      "Advertising",
      "Marketing",
      "Technology",
      "Case Studies",
      "Careers",
      "Privacy Policy",
      "Terms & Conditions",
    ],
  },
  ar: {
    send: "إرسال الرسالة",
    all: "عرض الأعمال",
    date: "1 يناير 2026",
    large: "التسويق",
    tags: [
      "بناء العلامة التجارية",
      "الإعلان",
      "التسويق",
      "التقنية",
      "دراسات الحالة",
      "الوظائف",
      "سياسة الخصوصية",
      "الشروط والأحكام",
    ],
  },
};
const useWords = () => useStoryMessages(words);

const meta = {
  component: Inline,
  ...localizeArgs(
    words,
    (t): InlineProps => ({
      gap: 3,
      as: "ul",
      children: t.tags.map((tag) => (
        <li key={tag} style={{ border: `1px solid ${vars.color.hairline}`, padding: "6px 12px" }}>
          <Text as="span" size="sm">
            {tag}
          </Text>
        </li>
      )),
    }),
  ),
  decorators: [inPage],
} satisfies Meta<typeof Inline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wrapping: Story = {
  render: (args) => (
    <div style={{ maxInlineSize: 420 }}>
      <Inline {...args} />
    </div>
  ),
};

const aligns: NonNullable<InlineProps["align"]>[] = ["start", "center", "baseline"];

/** `baseline` for text of two sizes, `center` for controls. */
export const Align: Story = {
  render: function Align() {
    const t = useWords();
    return (
      <Stack gap={6}>
        {aligns.map((align) => (
          <Inline key={align} align={align} gap={5}>
            <Text as="span" size="d2">
              {t.large}
            </Text>
            <Text as="span" size="sm" tone="secondary">
              {t.date}
            </Text>
            <Text as="code" size="xs" tone="tertiary" lang="en" dir="ltr">
              {align}
            </Text>
          </Inline>
        ))}
      </Stack>
    );
  },
};

const justifies: NonNullable<InlineProps["justify"]>[] = ["start", "between", "end"];

export const Justify: Story = {
  render: function Justify() {
    const t = useWords();
    return (
      <Stack gap={6}>
        {justifies.map((justify) => (
          <Inline key={justify} justify={justify}>
            <Button size="small">{t.send}</Button>
            <Button size="small" variant="outline">
              {t.all}
            </Button>
          </Inline>
        ))}
      </Stack>
    );
  },
};
