import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { inPage, localizeArgs, withMinHeight } from "../../../../../.storybook/helpers.tsx";
import { lazyMenuItems } from "../../overlays/Menu/lazy.ts";
import { LanguageMenu, type LanguageMenuProps } from "./LanguageMenu.tsx";

const words = { en: "Language", ar: "اللغة" };
const languages = [
  { value: "en", label: "English" },
  { value: "ar", label: "العربية" },
  { value: "fr", label: "Français" },
  { value: "ur", label: "اردو" },
];
const select = fn();

const meta = {
  tags: ["edges"],
  component: LanguageMenu,
  ...localizeArgs(
    words,
    (label): LanguageMenuProps => ({ label, options: languages, onValueChange: select }),
  ),
  beforeEach: async () => {
    await lazyMenuItems.load();
  },
  decorators: [withMinHeight(340), inPage],
} satisfies Meta<typeof LanguageMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ManyLanguages: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole("button");
    button.focus();
    await userEvent.keyboard("{ArrowUp}");
    const urdu = await screen.findByRole("menuitemradio", { name: "اردو" });
    await waitFor(() => expect(urdu).toHaveFocus());
    await expect(urdu.querySelector("[lang=ur]")).toHaveAttribute("dir", "rtl");
    await expect(screen.getByRole("menuitemradio", { checked: true })).toHaveTextContent(
      document.documentElement.lang === "ar" ? "العربية" : "English",
    );
    await userEvent.keyboard("{Enter}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("ur");
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.click(button);
    await expect(await screen.findByRole("menu")).toBeVisible();
  },
};

export const Links: Story = {
  tags: ["!test", "!edges"],
  args: { options: languages.map((option) => ({ ...option, href: `/${option.value}/about` })) },
};
