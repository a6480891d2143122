import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { inPage, localizeArgs } from "../../../../../.storybook/helpers.tsx";
import { AccentLine } from "../AccentLine/index.ts";
import { Heading } from "../Heading/index.ts";
import { Stack } from "../Stack/index.ts";
import { Reveal } from "./Reveal.tsx";

const words = { en: "Find where you are.", ar: "نحدّد أين وصلت فكرتك." };

const meta = {
  component: Reveal,
  ...localizeArgs(words, (title) => ({
    children: (
      <Stack gap={6}>
        <Heading level={2}>{title}</Heading>
        <AccentLine draw />
      </Stack>
    ),
  })),
  decorators: [inPage],
} satisfies Meta<typeof Reveal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnScroll: Story = {
  play: async ({ canvas }) => {
    const content = canvas.getByRole("heading").parentElement?.parentElement as HTMLElement;
    await waitFor(() => expect(getComputedStyle(content).opacity).toBe("1"));
  },
};
