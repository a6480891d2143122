import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { StarBackground } from "./StarBackground.tsx";

const meta = {
  tags: ["edges"],
  component: StarBackground,
  parameters: { docsHeight: 420 },
} satisfies Meta<typeof StarBackground>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const sky = canvasElement.querySelector('[aria-hidden="true"]');
    await expect(sky?.children).toHaveLength(20);
  },
};
