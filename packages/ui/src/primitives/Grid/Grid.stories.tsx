import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inPage } from "../../../../../.storybook/helpers.tsx";
import { media, vars } from "../../theme/index.ts";
import { Stack } from "../Stack/index.ts";
import { Text } from "../Text/index.ts";
import { type ColumnNumber, Grid, GridItem, type GridItemProps } from "./Grid.tsx";

const meta = {
  component: Grid,
  subcomponents: { GridItem },
  args: { children: null },
  decorators: [inPage],
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

function Shown({
  blockSize = 72,
  ...place
}: Omit<GridItemProps, "children"> & { blockSize?: number }) {
  return (
    <GridItem {...place}>
      <div
        style={{
          minBlockSize: blockSize,
          paddingBlock: 12,
          backgroundColor: vars.color.bg2,
          borderInlineStart: `2px solid ${vars.color.line}`,
          textAlign: "center",
        }}
      >
        <Text size="sm" tone="secondary">
          {typeof place.span === "object" ? Object.values(place.span).join(" / ") : place.span}
        </Text>
      </div>
    </GridItem>
  );
}

const columns: ColumnNumber[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

export const Columns: Story = {
  args: {
    children: columns.map((column) => (
      <Shown key={column} span={1} start={column} blockSize={320} />
    )),
  },
};

const rows: ColumnNumber[][] = [[12], [6, 6], [4, 4, 4], [8, 4], [3, 3, 3, 3], [5, 7]];

export const ColumnSpans: Story = {
  render: () => (
    <Stack gap={5}>
      {rows.map((row) => (
        <Grid key={row.join("+")}>
          {row.map((span, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: static
            <Shown key={index} span={span} />
          ))}
        </Grid>
      ))}
    </Stack>
  ),
};

export const ColumnStart: Story = {
  render: () => (
    <Stack gap={5}>
      <Grid>
        <Shown span={1} start={1} />
        <Shown span={7} start={2} />
        <Shown span={3} start={10} />
      </Grid>
      <Grid>
        <Shown span={6} start={4} />
      </Grid>
      <Grid>
        <Shown span={4} start={9} />
      </Grid>
    </Stack>
  ),
};

export const Align: Story = {
  render: () => (
    <Grid>
      <Shown span={4} align="start" />
      <Shown span={4} blockSize={240} />
      <Shown span={4} align="end" />
    </Grid>
  ),
};

export const Responsive: Story = {
  render: () => (
    <Grid rowGap={{ narrow: 6, wide: 3 }} data-grid="">
      {[1, 2, 3, 4].map((place) => (
        <Shown key={place} span={{ narrow: 6, wide: 3 }} />
      ))}
    </Grid>
  ),
  play: async ({ canvas, canvasElement }) => {
    const narrow = window.matchMedia(media.narrow).matches;
    const cells = canvas.getAllByText("6 / 3").map((text) => text.closest("div > div > div"));
    await expect(cells).toHaveLength(4);
    const tops = new Set(cells.map((cell) => cell?.getBoundingClientRect().top));
    await expect(tops.size).toBe(narrow ? 2 : 1);
    const grid = canvasElement.querySelector("[data-grid]") as Element;
    await expect(getComputedStyle(grid).rowGap).toBe(narrow ? "36px" : "12px");
  },
};
