import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { inPage, localizeArgs } from "../../../../../.storybook/helpers.tsx";
import { MotionProvider, MotionToggle } from "./MotionProvider.tsx";

const words = { en: "Pause motion", ar: "إيقاف الحركة مؤقتًا" };

const meta = {
  tags: ["edges"],
  component: MotionToggle,
  ...localizeArgs(words, (label) => ({ label })),
  beforeEach: () => localStorage.removeItem("motion"),
  render: (args) => (
    <MotionProvider>
      <MotionToggle {...args} />
    </MotionProvider>
  ),
  decorators: [inPage],
} satisfies Meta<typeof MotionToggle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playing: Story = {};

export const Paused: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { pressed: false });
    const name = button.getAttribute("aria-label");
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(button).toHaveAttribute("aria-pressed", "true");
    await expect(button).toHaveAttribute("aria-label", name);
    await expect(document.documentElement).toHaveAttribute("data-motion", "paused");
    await expect(localStorage.getItem("motion")).toBe("paused");
    await userEvent.keyboard(" ");
    await expect(localStorage.getItem("motion")).toBe("running");
    await userEvent.click(button);
    await expect(button).toHaveAttribute("aria-pressed", "true");
  },
};
