import type { Meta, StoryObj } from "@storybook/react-vite";
import { Container } from "../Container/index.ts";
import { Stack } from "../Stack/index.ts";
import { Text } from "../Text/index.ts";
import { vars } from "../theme/index.ts";
import { Column, type ColumnNumber, type ColumnProps, Grid } from "./Grid.tsx";

const meta = {
  title: "Primitives/Grid",
  component: Grid,
  subcomponents: { Column },
  args: { children: null },
  decorators: [
    (Story) => (
      <Container before="page">
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A column that can be seen: its width in columns is its label. */
function Shown({
  blockSize = 72,
  ...place
}: Omit<ColumnProps, "children"> & { blockSize?: number }) {
  return (
    <Column {...place}>
      <div
        style={{
          minBlockSize: blockSize,
          paddingBlock: 12,
          backgroundColor: vars.color.bg2,
          borderInlineStart: `2px solid ${vars.color.line}`,
          textAlign: "center",
        }}
      >
        <Text size="sm" tone="fg2">
          {place.span}
        </Text>
      </div>
    </Column>
  );
}

const columns: ColumnNumber[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** Twelve columns, gutter 24 px; at 768 px and below everything takes the whole width. */
export const Columns: Story = {
  render: () => (
    <Grid>
      {columns.map((column) => (
        <Shown key={column} span={1} start={column} blockSize={320} />
      ))}
    </Grid>
  ),
};

const rows: ColumnNumber[][] = [[12], [6, 6], [4, 4, 4], [8, 4], [3, 3, 3, 3], [5, 7]];

/** What fills a row. */
export const Spans: Story = {
  render: () => (
    <Stack gap={5}>
      {rows.map((row) => (
        <Grid key={row.join("+")}>
          {row.map((span, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the row never changes.
            <Shown key={index} span={span} />
          ))}
        </Grid>
      ))}
    </Stack>
  ),
};

/** The art direction's own: a number in column 1, the heading from 2, a side that leaves column 9 free. */
export const Starts: Story = {
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

/** A shorter column stands at the start or at the end of its row. */
export const Align: Story = {
  render: () => (
    <Grid>
      <Shown span={4} align="start" />
      <Shown span={4} blockSize={240} />
      <Shown span={4} align="end" />
    </Grid>
  ),
};
