import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import {
  expectLabelsInside,
  inColumns,
  inPage,
  localizeArgs,
} from "../../../../../.storybook/helpers.tsx";
import { StepChart, type StepChartProps } from "./StepChart.tsx";
import { weeks, words } from "./storyReservations.ts";

const meta = {
  component: StepChart,
  ...localizeArgs(
    words,
    (t): StepChartProps => ({
      label: t.label,
      table: {
        caption: t.caption,
        head: t.head,
        rows: weeks.map((week, index) => [`${index + 1}`, `${week}`]),
      },
      headlines: [{ value: t.value, label: t.headline }],
      footnote: t.footnote,
      values: weeks,
      plan: { at: 40, unit: t.plan },
      reached: { value: "11", unit: t.reached },
      marks: [
        { at: 0, label: t.first },
        { at: 4, label: t.letters },
      ],
    }),
  ),
} satisfies Meta<typeof StepChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  decorators: [inPage],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("figure")).toHaveAccessibleName();
    await expect(canvas.getAllByRole("row")).toHaveLength(10);
  },
};

/** In a column of a wide page, the same as on a phone. */
export const InColumn: Story = {
  decorators: [inColumns(4)],
  play: ({ canvas }) => expectLabelsInside(canvas.getByRole("figure")),
};

export const Late: Story = {
  args: { values: weeks.map((week) => week + 27) },
  decorators: [inColumns(4)],
  play: ({ canvas }) => expectLabelsInside(canvas.getByRole("figure")),
};
