import { Container } from "@agency/ui/Container";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { yieldMonth } from "../../sample/evidence/yield-month.ts";
import { YieldMonth, type YieldMonthView } from "./YieldMonth.tsx";

const meta = {
  component: YieldMonth,
  tags: ["drawing", "!test"],
  args: {
    content: yieldMonth,
    view: "hero",
    label: "A month of Roof 7 in Street 12: thirty bars, the last one 3.1 kWh after a dust storm.",
  },
} satisfies Meta<typeof YieldMonth>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  // `Views` already covers it.
  tags: ["!drawing"],
};

const widths: [view: YieldMonthView, width: number][] = [
  ["hero", 1360],
  ["landscape", 720],
  ["portrait", 440],
  ["small", 350],
  ["phone", 390],
  ["lastDays", 925],
  ["screen", 452],
  ["advertisement", 322],
  ["mark", 783],
];

export const Variants: Story = {
  render: ({ content }) => (
    <Container paddingBlockStart="page">
      {widths.map(([view, width]) => (
        <div key={view} style={{ maxInlineSize: width, marginBlockEnd: 40 }}>
          <YieldMonth content={content} view={view} />
        </div>
      ))}
    </Container>
  ),
};
