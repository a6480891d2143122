import type { Meta, StoryObj } from "@storybook/react-vite";
import { inPage, useStoryMessages } from "../../../../../.storybook/helpers.tsx";
import { Stack } from "../Stack/index.ts";
import { Text } from "../Text/index.ts";
import { Separator, type SeparatorProps } from "./Separator.tsx";

const words = {
  en: { before: "What the client asked for.", after: "What we found when we looked." },
  ar: { before: "ما طلبه العميل.", after: "ما وجدناه حين نظرنا." },
};

function Between(props: SeparatorProps) {
  const t = useStoryMessages(words);
  return (
    <Stack gap={5}>
      <Text>{t.before}</Text>
      <Separator {...props} />
      <Text>{t.after}</Text>
    </Stack>
  );
}

const meta = {
  component: Separator,
  args: { variant: "hairline" },
  decorators: [inPage],
  render: (args) => <Between {...args} />,
} satisfies Meta<typeof Separator>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Strong: Story = { args: { variant: "strong" } };
export const AccentLine: Story = { args: { variant: "line" } };
