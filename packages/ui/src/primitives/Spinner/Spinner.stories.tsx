import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { localizeArgs } from "../../../../../.storybook/helpers.tsx";
import { Spinner } from "./Spinner.tsx";

const words = { en: "Loading...", ar: "جارٍ التحميل..." };

const meta = {
  tags: ["edges"],
  component: Spinner,
  ...localizeArgs(words, (label) => ({ label })),
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(
      globals.direction === "rtl" ? words.ar : words.en,
    );
  },
};

export const Overlay: Story = {
  args: { variant: "overlay", label: undefined },
  render: (args) => (
    <div style={{ blockSize: 300 }}>
      <Spinner {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("status")).toBeNull();
  },
};
