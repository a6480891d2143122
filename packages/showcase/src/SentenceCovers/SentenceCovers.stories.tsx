import type { Meta, StoryObj } from "@storybook/react-vite";
import { sentenceCovers } from "../../sample/evidence/sentence-covers.ts";
import { SentenceCovers } from "./SentenceCovers.tsx";
import type { SentenceCoversView } from "./types.ts";

const widths: Record<SentenceCoversView, number> = {
  hero: 1440,
  strip: 1360,
  landscape: 560,
  portrait: 440,
  small: 350,
  turned: 900,
  bilingual: 438,
  measure: 322,
  stops: 784,
  phone: 390,
};

const meta = {
  component: SentenceCovers,
  tags: ["drawing", "!test"],
  args: {
    content: sentenceCovers,
    view: "hero",
    label: "Three book covers, each made of its first sentence alone.",
  },
} satisfies Meta<typeof SentenceCovers>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  // `Views` already covers it.
  tags: ["!drawing"],
};

export const Variants: Story = {
  render: ({ content, label }) => (
    <div style={{ display: "flex", flexWrap: "wrap", alignItems: "start", gap: 24 }}>
      {Object.entries(widths).map(([view, maxInlineSize]) => (
        <div key={view} style={{ inlineSize: "100%", maxInlineSize }}>
          <SentenceCovers content={content} view={view as SentenceCoversView} label={label} />
        </div>
      ))}
    </div>
  ),
};
