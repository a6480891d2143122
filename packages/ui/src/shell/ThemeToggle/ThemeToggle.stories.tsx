import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { inPage, localizeArgs } from "../../../../../.storybook/helpers.tsx";
import { ThemeToggle } from "./ThemeToggle.tsx";

const words = {
  en: { toLight: "Switch to light theme", toDark: "Switch to dark theme" },
  ar: { toLight: "التبديل إلى المظهر الفاتح", toDark: "التبديل إلى المظهر الداكن" },
};

const meta = {
  tags: ["edges"],
  component: ThemeToggle,
  ...localizeArgs(words, (labels) => ({ labels })),
  decorators: [inPage],
} satisfies Meta<typeof ThemeToggle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Toggled: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button");
    const before = button.getAttribute("aria-label");
    const light = document.body.classList.contains("light-theme");
    await userEvent.click(button);
    await expect(document.body.classList.contains("light-theme")).toBe(!light);
    await expect(button).not.toHaveAttribute("aria-label", before);
    await userEvent.keyboard("{Enter}");
    await expect(document.body.classList.contains("light-theme")).toBe(light);
    await expect(button).toHaveFocus();
  },
};
