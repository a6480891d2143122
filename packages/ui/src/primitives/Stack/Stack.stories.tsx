import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inPage, localizeArgs, useStoryMessages } from "../../../../../.storybook/helpers.tsx";
import { media, vars } from "../../theme/index.ts";
import { Button } from "../Button/index.ts";
import { Grid, GridItem } from "../Grid/index.ts";
import { Heading } from "../Heading/index.ts";
import { Inline } from "../Inline/index.ts";
import { Text } from "../Text/index.ts";
import { type Space, Stack, type StackProps } from "./Stack.tsx";

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
const useWords = () => useStoryMessages(words);

const meta = {
  component: Stack,
  ...localizeArgs(
    words,
    (t): StackProps => ({
      gap: 4,
      children: t.items.map((item) => <Text key={item}>{item}</Text>),
    }),
  ),
  decorators: [inPage],
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

const places: NonNullable<StackProps["align"]>[] = ["stretch", "start", "center", "end"];

const steps: Space[] = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const bar = <div style={{ blockSize: 16, backgroundColor: vars.color.line }} />;

export const Playground: Story = {};

export const Spacing: Story = {
  render: () => (
    <Inline gap={5} align="start">
      {steps.map((gap) => (
        <div key={gap} style={{ inlineSize: 72 }}>
          <Stack gap={gap}>
            <Text size="xs" tone="tertiary">
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

export const Nested: Story = {
  render: function Nested() {
    const t = useWords();
    return (
      <Grid>
        <GridItem span={6}>
          <Stack gap={6}>
            <Stack gap={3}>
              <Heading level={2} size="d3">
                {t.title}
              </Heading>
              <Text tone="secondary">{t.text}</Text>
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
        </GridItem>
      </Grid>
    );
  },
};

export const Align: Story = {
  render: function Align() {
    const t = useWords();
    return (
      <Stack gap={6}>
        {places.map((align) => (
          <Stack key={String(align)} align={align} gap={2}>
            <Button size="small" variant="outline">
              {t.action}
            </Button>
          </Stack>
        ))}
      </Stack>
    );
  },
};

export const Responsive: Story = {
  render: function Responsive() {
    const t = useWords();
    return (
      <Stack
        gap={{ narrow: 3, wide: 6 }}
        align={{ narrow: "stretch", wide: "start" }}
        data-stack=""
      >
        <Text>{t.text}</Text>
        <Button>{t.action}</Button>
      </Stack>
    );
  },
  play: async ({ canvasElement }) => {
    const stack = getComputedStyle(canvasElement.querySelector("[data-stack]") as Element);
    const narrow = window.matchMedia(media.narrow).matches;
    await expect(stack.rowGap).toBe(narrow ? "12px" : "36px");
    await expect(stack.alignItems).toBe(narrow ? "stretch" : "flex-start");
  },
};
