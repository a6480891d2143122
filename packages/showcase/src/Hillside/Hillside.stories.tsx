import type { Meta, StoryObj } from "@storybook/react-vite";
import { hillside } from "../../sample/evidence/hillside.ts";
import { Hillside, type HillsideView } from "./Hillside.tsx";

const meta = {
  component: Hillside,
  tags: ["drawing", "!test"],
  args: {
    content: hillside,
    view: "hero",
    label: "Nine flats on a hill, each with the hour of its first sun.",
  },
  parameters: {
    arabic: () => ({ label: "تسع شقق على تلّ، ومع كل شقة موعد وصول الشمس إلى نافذتها." }),
  },
} satisfies Meta<typeof Hillside>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  // `Views` already covers it.
  tags: ["!drawing"],
};

const views: [view: HillsideView, maxInlineSize: number | undefined][] = [
  ["hero", undefined],
  ["phone", 390],
  ["landscape", 720],
  ["portrait", 480],
  ["small", 350],
  ["window", 920],
  ["letter", 450],
  ["mark", 322],
  ["hours", 784],
  ["markOnAccent", 784],
];

export const Variants: Story = {
  render: ({ content }) => (
    <div style={{ display: "grid", gap: 40 }}>
      {views.map(([view, maxInlineSize]) => (
        <div key={view} style={{ maxInlineSize }}>
          <Hillside content={content} view={view} />
        </div>
      ))}
    </div>
  ),
};
