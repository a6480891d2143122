import type { Meta, StoryObj } from "@storybook/react-vite";
import { inPage, localizeArgs, useStoryMessages } from "../../../../../.storybook/helpers.tsx";
import { storyPortraits } from "../../../../../.storybook/portraits.ts";
import { Portrait, type PortraitProps } from "./Portrait.tsx";

const words = {
  en: { drawn: (name: string) => `Drawn portrait of ${name}`, lina: "Lina" },
  ar: { drawn: (name: string) => `صورة مرسومة: ${name}`, lina: "لينا" },
};

const meta = {
  component: Portrait,
  tags: ["drawing", "!test"],
  ...localizeArgs(
    words,
    (t): PortraitProps => ({
      record: storyPortraits["lina-haddad"],
      size: "large",
      label: t.drawn(t.lina),
    }),
  ),
  decorators: [inPage],
} satisfies Meta<typeof Portrait>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  // Covered by `Team`.
  tags: ["!drawing"],
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 480 }}>
        <Story />
      </div>
    ),
  ],
};

const sizes = [
  ["small", 96],
  ["medium", 176],
] as const;

export const Gallery: Story = {
  render: function Team() {
    const t = useStoryMessages(words);
    return (
      <>
        {sizes.map(([size, width]) => (
          <div
            key={size}
            style={{
              display: "grid",
              gridTemplateColumns: `repeat(auto-fill, ${width}px)`,
              gap: size === "small" ? 4 : 24,
              paddingBlockEnd: 24,
            }}
          >
            {Object.entries(storyPortraits).map(([name, record], index) => (
              <Portrait
                key={name}
                record={record}
                size={size}
                facing={index % 2 ? "start" : "end"}
                label={t.drawn(name)}
              />
            ))}
          </div>
        ))}
      </>
    );
  },
};
