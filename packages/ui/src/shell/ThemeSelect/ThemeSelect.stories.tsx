import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { inBoth, inPage, storyWordsNow, withRoom } from "../../../../../.storybook/helpers.tsx";
import { menuItems } from "../../overlays/Menu/lazy.ts";
import { ThemeSelect, type ThemeSelectProps } from "./ThemeSelect.tsx";

const words = {
  en: { label: "Theme", options: { light: "Light", dark: "Dark", system: "As my device" } },
  ar: { label: "المظهر", options: { light: "فاتح", dark: "داكن", system: "كجهازي" } },
};
const wordsNow = () => storyWordsNow(words);

const meta = {
  tags: ["edges"],
  component: ThemeSelect,
  ...inBoth(words, (t): ThemeSelectProps => t),
  // Loaded beforehand: the stories are pictures, and pictures do not wait.
  beforeEach: async () => {
    await menuItems.load();
  },
  decorators: [withRoom(300), inPage],
} satisfies Meta<typeof ThemeSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithLabel: Story = { args: { labelHidden: false } };

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(await screen.findByRole("group", { name: wordsNow().label })).toBeVisible();
  },
};

/** A theme is chosen by key; that of the system is the one the browser has. */
export const Keyboard: Story = {
  play: async ({ canvas, globals }) => {
    const { options } = wordsNow();
    const button = canvas.getByRole("button");
    const light = () => document.body.classList.contains("light-theme");
    const choose = async (name: string) => {
      button.focus();
      await userEvent.keyboard("{ArrowDown}");
      const option = await screen.findByRole("menuitemradio", { name });
      option.focus();
      await userEvent.keyboard("{Enter}");
      await waitFor(() => expect(button).toHaveFocus());
    };
    await choose(options.light);
    await expect(light()).toBe(true);
    await choose(options.dark);
    await expect(light()).toBe(false);
    await choose(options.system);
    await expect(light()).toBe(matchMedia("(prefers-color-scheme: light)").matches);
    await expect(localStorage.getItem("theme")).toBe("system");
    await choose(globals.theme === "light" ? options.light : options.dark);
  },
};
