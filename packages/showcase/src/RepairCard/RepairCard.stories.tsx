import type { Meta, StoryObj } from "@storybook/react-vite";
import { repairCard } from "../../sample/evidence/repair-card.ts";
import { RepairCard, type RepairCardView } from "./RepairCard.tsx";

const meta = {
  component: RepairCard,
  tags: ["drawing", "!test"],
  args: { content: repairCard, view: "hero", label: "Repair card 1407" },
  parameters: { arabic: () => ({ label: "بطاقة الإصلاح 1407" }) },
} satisfies Meta<typeof RepairCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  // `Views` already covers it.
  tags: ["!drawing"],
};

const widths: [RepairCardView, number][] = [
  ["phone", 390],
  ["landscape", 720],
  ["portrait", 480],
  ["small", 350],
  ["back", 924],
  ["gears", 450],
  ["record", 322],
  ["mark", 784],
];

export const Variants: Story = {
  render: ({ content }) => (
    <div style={{ display: "grid", gap: 24, justifyItems: "start" }}>
      <RepairCard content={content} />
      {widths.map(([view, width]) => (
        <div key={view} style={{ inlineSize: width, maxInlineSize: "100%" }}>
          <RepairCard content={content} view={view} />
        </div>
      ))}
    </div>
  ),
};
