import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import {
  expectLabelsInside,
  inColumns,
  inPage,
  localizeArgs,
} from "../../../../../.storybook/helpers.tsx";
import { LineChart, type LineChartProps } from "./LineChart.tsx";
import { merging, points, words } from "./storyAppointments.ts";

const meta = {
  component: LineChart,
  ...localizeArgs(
    words,
    (t): LineChartProps => ({
      label: t.label,
      table: {
        caption: t.caption,
        head: t.head,
        rows: [
          ["3", "210"],
          ["13", "101"],
        ],
      },
      headlines: [{ value: "−52%", label: t.headline }],
      footnote: t.footnote,
      points,
      merging,
      start: { value: "210", unit: t.start },
      end: { value: "101", unit: t.end },
      ticks: [
        { at: 1, label: t.first },
        ...points.map(({ at }) => (at === 8 ? { at, label: t.questions } : { at })),
      ],
      zero: t.zero,
    }),
  ),
} satisfies Meta<typeof LineChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  decorators: [inPage],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("figure")).toHaveAccessibleName();
    await expect(canvas.getAllByRole("row")).toHaveLength(3);
  },
};

/** In a column of a wide page, the same as on a phone. */
export const InColumn: Story = {
  decorators: [inColumns(4)],
  play: ({ canvas }) => expectLabelsInside(canvas.getByRole("figure")),
};
