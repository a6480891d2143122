import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inPage, useStoryMessages } from "../../../../../.storybook/helpers.tsx";
import { Grid, GridItem } from "../Grid/index.ts";
import { Stack } from "../Stack/index.ts";
import { Text } from "../Text/index.ts";
import { AccentLine, type AccentLineProps, type AccentLineTone } from "./AccentLine.tsx";

const words = {
  en: { idea: "Idea", market: "market" },
  ar: { idea: "الفكرة", market: "السوق" },
};
const useWords = () => useStoryMessages(words);

const meta = {
  component: AccentLine,
  decorators: [inPage],
} satisfies Meta<typeof AccentLine>;

export default meta;
type Story = StoryObj<typeof meta>;

function Row({ name, ...line }: AccentLineProps & { name: string }) {
  return (
    <Grid>
      <GridItem span={2}>
        <Text as="code" size="xs" tone="tertiary" lang="en" dir="ltr">
          {name}
        </Text>
      </GridItem>
      <GridItem span={10}>
        <AccentLine {...line} />
      </GridItem>
    </Grid>
  );
}

const sizes: NonNullable<AccentLineProps["size"]>[] = ["small", "medium"];
const points: NonNullable<AccentLineProps["points"]>[] = ["both", "start", "end", "none"];
const tones: AccentLineTone[] = ["accent", "neutral"];

export const Playground: Story = {};

export const Sizes: Story = {
  render: () => (
    <Stack gap={5}>
      {sizes.map((size) => (
        <Row key={size} name={size} size={size} />
      ))}
    </Stack>
  ),
};

/** Scales with the font size. */
export const InHeadline: Story = {
  render: function InDisplayType() {
    const t = useWords();
    return (
      <Text size="d1">
        {t.idea}
        <AccentLine size="large" />
        {t.market}
      </Text>
    );
  },
};

export const Endpoints: Story = {
  render: () => (
    <Stack gap={5}>
      {points.map((end) => (
        <Row key={end} name={end} size="medium" points={end} />
      ))}
    </Stack>
  ),
};

export const Colors: Story = {
  render: () => (
    <Stack gap={5}>
      {tones.map((tone) => (
        <Row key={tone} name={tone} size="medium" tone={tone} />
      ))}
    </Stack>
  ),
};

/** Draws itself once, or is complete at once with reduced motion. */
export const Animated: Story = {
  args: { size: "medium", draw: true },
  play: async ({ canvasElement }) => {
    const parts = canvasElement.querySelectorAll("[aria-hidden=true] > span");
    await expect(parts).toHaveLength(3);
    const running = document.getAnimations().filter(({ effect }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      return target !== null && canvasElement.contains(target);
    });
    await Promise.all(running.map((animation) => animation.finished));
    const [start, stroke, end] = [...parts].map((part) => part.getBoundingClientRect());
    if (!start || !stroke || !end) throw new Error("The line has three parts.");
    const widths = start.width + stroke.width + end.width;
    await expect(widths).toBeGreaterThan(canvasElement.clientWidth * 0.8);
  },
};
