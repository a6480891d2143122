import type { Meta, StoryObj } from "@storybook/react-vite";
import { inPage, useStoryMessages } from "../../../../../.storybook/helpers.tsx";
import { Button } from "../Button/index.ts";
import { Inline } from "../Inline/index.ts";
import { Stack } from "../Stack/index.ts";
import { Text, type TextTone } from "../Text/index.ts";
import * as icons from "./index.ts";

const words = {
  en: { search: "Search", close: "Close", top: "Back to top" },
  ar: { search: "بحث", close: "إغلاق", top: "العودة إلى أعلى الصفحة" },
};
const useWords = () => useStoryMessages(words);

const meta = {
  component: icons.SearchIcon,
  decorators: [inPage],
} satisfies Meta<typeof icons.SearchIcon>;

export default meta;
type Story = StoryObj<typeof meta>;

const all = Object.entries(icons);

export const Playground: Story = { args: { size: 48 } };

export const All: Story = {
  render: () => (
    <Inline gap={6} as="ul" align="start">
      {all.map(([name, Icon]) => (
        <li key={name} style={{ inlineSize: 144 }}>
          <Stack gap={3}>
            <Icon size={32} />
            <Text size="xs" tone="tertiary" as="code" lang="en">
              {name}
            </Text>
          </Stack>
        </li>
      ))}
    </Inline>
  ),
};

const sizes = [16, 20, 24, 32, 48];
const tones: TextTone[] = ["primary", "secondary", "tertiary", "accent", "error"];

export const SizesAndColors: Story = {
  render: () => (
    <Stack gap={5}>
      {tones.map((tone) => (
        <Text tone={tone} as="div" key={tone}>
          <Inline gap={5}>
            {sizes.map((size) => (
              <icons.SearchIcon key={size} size={size} />
            ))}
          </Inline>
        </Text>
      ))}
    </Stack>
  ),
};

/** The control has the accessible name: its text, or `aria-label`. */
export const InControls: Story = {
  render: function InControls() {
    const t = useWords();
    return (
      <Inline>
        <Button variant="outline" size="small">
          <Inline gap={2} as="span">
            <icons.SearchIcon size={18} />
            {t.search}
          </Inline>
        </Button>
        <Button variant="outline" size="small" aria-label={t.close}>
          <icons.CloseIcon />
        </Button>
        <Button variant="outline" size="small" aria-label={t.top}>
          <icons.ArrowUpIcon />
        </Button>
      </Inline>
    );
  },
};
