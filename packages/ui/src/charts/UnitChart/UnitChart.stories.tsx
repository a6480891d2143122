import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inPage, localizeArgs, useStoryMessages } from "../../../../../.storybook/helpers.tsx";
import { words } from "./storyCounts.ts";
import { UnitChart, type UnitChartProps } from "./UnitChart.tsx";

const row = (caption: string, head: string[], before: string, after: string) => ({
  caption,
  head,
  rows: [[caption, before, after]],
});

const meta = {
  component: UnitChart,
  ...localizeArgs(
    words,
    ({ head, calls }): UnitChartProps => ({
      label: calls.label,
      table: row(calls.name, head, "180", "60"),
      headlines: [{ value: "−67%", label: calls.headline }],
      before: { count: 180, value: "180", unit: calls.before },
      after: { count: 60, value: "60", unit: calls.after },
      perRow: 60,
    }),
  ),
  decorators: [inPage],
} satisfies Meta<typeof UnitChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("figure")).toHaveAccessibleName();
    await expect(canvas.getAllByRole("row")).toHaveLength(2);
  },
};

export const Shapes: Story = {
  render: function Shapes() {
    const { head, waste, quotations, taps } = useStoryMessages(words);
    return (
      <div>
        <UnitChart
          label={waste.label}
          table={row(waste.name, head, "50", "33")}
          headlines={[{ value: "−34%", label: waste.headline }]}
          shape="tiles"
          before={{ count: 50, value: "50", unit: waste.before }}
          after={{ count: 33, value: "33", unit: waste.after }}
        />
        <UnitChart
          label={quotations.label}
          table={row(quotations.name, head, "39%", "48%")}
          headlines={[{ value: "+23%", label: quotations.headline }]}
          before={{ count: 39, value: "39%", unit: quotations.before }}
          after={{ count: 48, value: "48%", unit: quotations.after }}
          total={100}
          perRow={50}
        />
        <UnitChart
          label={taps.label}
          table={row(taps.name, head, "9", "2")}
          headlines={[{ value: taps.value, label: taps.headline }]}
          shape="stops"
          before={{ count: 9, unit: taps.before }}
          after={{ count: 2, unit: taps.after }}
        />
      </div>
    );
  },
};
