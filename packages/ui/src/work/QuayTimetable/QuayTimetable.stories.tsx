import type { Meta, StoryObj } from "@storybook/react-vite";
import { QuayTimetable } from "./QuayTimetable.tsx";
import { quayTimetable } from "./storyQuayTimetable.ts";
import type { QuayTimetableView } from "./types.ts";

const widths: Record<QuayTimetableView, number> = {
  hero: 1440,
  landscape: 560,
  portrait: 440,
  small: 350,
  phone: 390,
  boardArabic: 926,
  posterColumn: 450,
  phoneOther: 322,
  mark: 784,
  poster: 668,
};

const meta = {
  component: QuayTimetable,
  tags: ["drawing", "!test"],
  args: {
    content: quayTimetable,
    view: "hero",
    label:
      "A departure board: hours in the middle, names in English and Arabic at the edges, crossings drawn to both sides.",
  },
} satisfies Meta<typeof QuayTimetable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  // `Views` pictures the same, among the others.
  tags: ["!drawing"],
};

export const Views: Story = {
  render: ({ content, label }) => (
    <div style={{ display: "flex", flexWrap: "wrap", alignItems: "start", gap: 24 }}>
      {Object.entries(widths).map(([view, maxInlineSize]) => (
        <div key={view} style={{ inlineSize: "100%", maxInlineSize }}>
          <QuayTimetable content={content} view={view as QuayTimetableView} label={label} />
        </div>
      ))}
    </div>
  ),
};
