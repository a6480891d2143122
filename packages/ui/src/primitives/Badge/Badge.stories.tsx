import type { Meta, StoryObj } from "@storybook/react-vite";
import { inPage, localizeArgs, useStoryMessages } from "../../../../../.storybook/helpers.tsx";
import { Heading } from "../Heading/index.ts";
import { Inline } from "../Inline/index.ts";
import { Badge } from "./Badge.tsx";

const words = {
  en: { new: "New", beta: "Beta", open: "Open", full: "Full", name: "UpFlyover for teams" },
  ar: { new: "جديد", beta: "تجريبي", open: "متاح", full: "اكتمل العدد", name: "UpFlyover للفرق" },
};

const meta = {
  component: Badge,
  ...localizeArgs(words, (t) => ({ children: t.new })),
  decorators: [inPage],
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Colors: Story = {
  render: function Tones() {
    const t = useStoryMessages(words);
    return (
      <Inline gap={3}>
        <Badge>{t.beta}</Badge>
        <Badge tone="accent">{t.new}</Badge>
        <Badge tone="success">{t.open}</Badge>
        <Badge tone="error">{t.full}</Badge>
      </Inline>
    );
  },
};

export const WithHeading: Story = {
  render: function BesideAName() {
    const t = useStoryMessages(words);
    return (
      <Inline gap={3} align="center">
        <Heading level={2} size="h4">
          {t.name}
        </Heading>
        <Badge tone="accent">{t.beta}</Badge>
      </Inline>
    );
  },
};
