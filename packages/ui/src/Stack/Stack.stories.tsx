import type { Meta, StoryObj } from "@storybook/react-vite";
import { useAgency } from "../AgencyProvider/index.ts";
import { Button } from "../Button/index.ts";
import { Container } from "../Container/index.ts";
import { Column, Grid } from "../Grid/index.ts";
import { Heading } from "../Heading/index.ts";
import { Inline } from "../Inline/index.ts";
import { Text } from "../Text/index.ts";
import { vars } from "../theme/index.ts";
import { type Space, Stack } from "./Stack.tsx";

const words = {
  en: {
    title: "Advertising",
    text: "We plan the campaign. You approve it. It goes live.",
    action: "See the work",
    items: ["Branding", "Marketing", "Technology"],
  },
  ar: {
    title: "الإعلان",
    text: "نخطّط الحملة، وبعد موافقتك تنطلق.",
    action: "عرض الأعمال",
    items: ["بناء العلامة التجارية", "التسويق", "التقنية"],
  },
};
const useWords = () => words[useAgency().language as "en" | "ar"];

const meta = {
  title: "Primitives/Stack",
  component: Stack,
  args: { children: null },
  decorators: [
    (Story) => (
      <Container before="page">
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

const steps: Space[] = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const bar = <div style={{ blockSize: 16, backgroundColor: vars.color.line }} />;

/** The nine distances of the space scale. */
export const Gaps: Story = {
  render: () => (
    <Inline gap={5} align="start">
      {steps.map((gap) => (
        <div key={gap} style={{ inlineSize: 72 }}>
          <Stack gap={gap}>
            <Text size="xs" tone="fg3">
              {gap}
            </Text>
            {bar}
            {bar}
          </Stack>
        </div>
      ))}
    </Inline>
  ),
};

/** Stacks within stacks: what belongs together stands closer. */
export const Nested: Story = {
  render: function Nested() {
    const t = useWords();
    return (
      <Grid>
        <Column span={6}>
          <Stack gap={6}>
            <Stack gap={3}>
              <Heading level={2} size="d3">
                {t.title}
              </Heading>
              <Text tone="fg2">{t.text}</Text>
            </Stack>
            <Stack gap={2} as="ul">
              {t.items.map((item) => (
                <Text as="li" size="sm" key={item}>
                  {item}
                </Text>
              ))}
            </Stack>
            <Inline>
              <Button>{t.action}</Button>
            </Inline>
          </Stack>
        </Column>
      </Grid>
    );
  },
};
