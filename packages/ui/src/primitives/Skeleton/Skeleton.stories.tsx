import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";
import { inPage, useStoryMessages } from "../../../../../.storybook/helpers.tsx";
import { Button } from "../Button/index.ts";
import { Grid, GridItem } from "../Grid/index.ts";
import { Stack } from "../Stack/index.ts";
import { Text } from "../Text/index.ts";
import { Skeleton } from "./Skeleton.tsx";
import { SkeletonCover, SkeletonRows, SkeletonText } from "./SkeletonShapes.tsx";

const words = {
  en: {
    label: "Loading articles",
    load: "Load More",
    text: "Stretching a line is a rule of the script, not an effect. Four cases where it helps, and three where it breaks the word.",
  },
  ar: {
    label: "جارٍ تحميل المقالات",
    load: "عرض المزيد",
    text: "مدّ الحرف قاعدة من قواعد الخط وليس مؤثرًا بصريًا: أربع حالات ينفع فيها، وثلاث يكسر فيها الكلمة.",
  },
};
const useWords = () => useStoryMessages(words);

const meta = {
  component: SkeletonText,
  subcomponents: { SkeletonCover, SkeletonRows, Skeleton },
  decorators: [inPage],
} satisfies Meta<typeof SkeletonText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { lines: 4 } };

export const Variants: Story = {
  render: () => (
    <Stack gap={7}>
      <Grid>
        <GridItem span={6}>
          <Stack gap={4}>
            <SkeletonCover ratio="10/7" />
            <SkeletonText size="h4" length={70} />
            <SkeletonText size="sm" length={40} />
          </Stack>
        </GridItem>
        <GridItem span={5} start={8}>
          <Stack gap={5}>
            <SkeletonText size="d3" lines={2} />
            <SkeletonText lines={5} />
          </Stack>
        </GridItem>
      </Grid>
      <SkeletonRows count={3} />
      <SkeletonText size="xs" length={30} />
    </Stack>
  ),
};

export const Loaded: Story = {
  render: function Replaced() {
    const t = useWords();
    const [busy, setBusy] = useState(true);
    return (
      <Grid>
        <GridItem span={4}>
          <Skeleton busy={busy} label={t.label} fallback={<SkeletonText lines={4} />}>
            <Text>{t.text}</Text>
          </Skeleton>
        </GridItem>
        <GridItem span={4}>
          <Button variant="outline" onClick={() => setBusy(false)}>
            {t.load}
          </Button>
        </GridItem>
      </Grid>
    );
  },
  play: async ({ canvas, globals, canvasElement }) => {
    const t = globals.direction === "rtl" ? words.ar : words.en;
    const status = canvas.getByRole("status");
    await expect(status).toHaveTextContent(t.label);
    await expect(canvasElement.querySelector("[aria-busy=true]")).toBeTruthy();
    await userEvent.click(canvas.getByRole("button"));
    await expect(status).toHaveTextContent("");
    await expect(canvas.getByText(t.text)).toBeVisible();
  },
};
