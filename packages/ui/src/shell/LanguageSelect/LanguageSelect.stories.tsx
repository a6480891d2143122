import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { inPage } from "../../../../../.storybook/helpers.tsx";
import { LanguageSelect } from "./LanguageSelect.tsx";

const words = { en: "Language", ar: "اللغة" };

const meta = {
  tags: ["edges"],
  component: LanguageSelect,
  args: {
    label: words.en,
    options: [
      { value: "en", label: "English" },
      { value: "ar", label: "العربية" },
    ],
    onValueChange: fn(),
  },
  parameters: { arabic: () => ({ label: words.ar }) },
  decorators: [inPage],
} satisfies Meta<typeof LanguageSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const [english, arabic] = canvas.getAllByRole("button");
    if (!english || !arabic) throw new Error("The story shows two languages.");
    const current = document.documentElement.lang === "ar" ? arabic : english;
    const other = current === arabic ? english : arabic;
    await expect(current).toHaveAttribute("aria-current", "true");
    await userEvent.click(current);
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.click(other);
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenCalledWith(other === arabic ? "ar" : "en");
  },
};

export const Links: Story = {
  tags: ["!test", "!edges"],
  args: {
    options: [
      { value: "en", label: "English", href: "/about" },
      { value: "ar", label: "العربية", href: "/ar/about" },
    ],
  },
};

export const Single: Story = { args: { variant: "single" } };

export const Outline: Story = { args: { variant: "outline" } };
