import type { Meta, StoryObj } from "@storybook/react-vite";
import { localizeArgs, useStoryMessages } from "../../../../../.storybook/helpers.tsx";
import { useAgency } from "../../foundations/AgencyProvider/index.ts";
import type { TextSize } from "../../theme/index.ts";
import { Container } from "../Container/index.ts";
import { Grid, GridItem } from "../Grid/index.ts";
import { Stack } from "../Stack/index.ts";
import { Text, type TextProps, type TextTone } from "./index.ts";

const words = {
  en: {
    line: "Ideas that reach their market.",
    body: "We plan, design, build and promote digital products, and we answer for how they perform. One team carries the work from the first sketch to the first thousand customers.",
    emphasis: "One team carries the work",
    foreign: "نصمّم هويات تبقى في الذاكرة",
  },
  ar: {
    line: "أفكار تصل إلى سوقها.",
    body: "نخطّط المنتجات الرقمية ونصمّمها ونبنيها ونروّج لها، ونتحمّل مسؤولية أدائها. فريق واحد يرافق العمل من أول مسودة إلى أول ألف عميل.",
    emphasis: "فريق واحد يرافق العمل",
    foreign: "Win more from the traffic you already pay for",
  },
};
const useWords = () => useStoryMessages(words);

const meta = {
  component: Text,
  ...localizeArgs(words, (t): TextProps => ({ children: t.line, size: "d3" })),
  decorators: [
    (Story) => (
      <div style={{ paddingBlockEnd: 56 }}>
        <Container paddingBlockStart="page">
          <Story />
        </Container>
      </div>
    ),
  ],
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

const sizes: TextSize[] = ["d1", "d2", "d3", "h4", "lead", "article", "body", "sm", "xs"];
const tones: TextTone[] = ["primary", "secondary", "tertiary", "accent", "error"];

export const Playground: Story = {};

export const Sizes: Story = {
  render: function Sizes() {
    const t = useWords();
    return (
      <Stack gap={5}>
        {sizes.map((size) => (
          <div key={size}>
            <Text size="xs" tone="tertiary" lang="en" dir="ltr" as="code">
              {size}
            </Text>
            <Text size={size}>{t.line}</Text>
          </div>
        ))}
      </Stack>
    );
  },
};

export const Colors: Story = {
  render: function Tones() {
    const t = useWords();
    return (
      <Stack gap={3}>
        {tones.map((tone) => (
          <Grid key={tone}>
            <GridItem span={2}>
              <Text size="xs" tone="tertiary" lang="en" dir="ltr" as="code">
                {tone}
              </Text>
            </GridItem>
            <GridItem span={10}>
              <Text size="lead" tone={tone}>
                {t.line}
              </Text>
            </GridItem>
          </Grid>
        ))}
      </Stack>
    );
  },
};

export const LineLength: Story = {
  render: function Measure() {
    const t = useWords();
    return (
      <Stack gap={5}>
        <Text size="lead" tone="secondary" measure>
          {t.body}
        </Text>
        <Text measure>{t.body}</Text>
        <Text measure emphasis>
          {t.emphasis}
        </Text>
      </Stack>
    );
  },
};

/** `lang` selects font and sizes. */
export const OtherLanguage: Story = {
  render: function OtherLanguage() {
    const t = useWords();
    const isArabic = useAgency().language === "ar";
    return (
      <Stack gap={4}>
        <Text size="d3">{t.line}</Text>
        <Text size="d3" lang={isArabic ? "en" : "ar"} dir={isArabic ? "ltr" : "rtl"}>
          {t.foreign}
        </Text>
      </Stack>
    );
  },
};
