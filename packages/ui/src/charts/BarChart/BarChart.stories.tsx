import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inPage, localizeArgs } from "../../../../../.storybook/helpers.tsx";
import { BarChart, type BarChartProps } from "./BarChart.tsx";
import { bookings, calls, words } from "./storyBookings.ts";

const meta = {
  component: BarChart,
  ...localizeArgs(
    words,
    (t): BarChartProps => ({
      label: t.label,
      table: {
        caption: t.caption,
        head: t.head,
        rows: [
          [t.bookings, "1,900", "2,680"],
          [t.calls, "640", "270"],
        ],
      },
      headlines: [
        { value: "+41%", label: t.headlines[0] },
        { value: "−58%", label: t.headlines[1] },
      ],
      description: t.description,
      footnote: t.footnote,
      series: { values: bookings, start: "1,900", end: "2,680", unit: t.unit },
      mirrored: { values: calls, start: "640", end: "270", unit: t.unit },
      moment: { index: 5, label: t.moment },
    }),
  ),
  decorators: [inPage],
} satisfies Meta<typeof BarChart>;

export default meta;

export const Playground: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("figure")).toHaveAccessibleName();
    await expect(canvas.getAllByRole("row")).toHaveLength(3);
  },
};
