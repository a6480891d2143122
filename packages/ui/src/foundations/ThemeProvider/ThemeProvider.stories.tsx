import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { inPage, useStoryMessages } from "../../../../../.storybook/helpers.tsx";
import { AccentLine } from "../../primitives/AccentLine/index.ts";
import { Button } from "../../primitives/Button/index.ts";
import { Inline } from "../../primitives/Inline/index.ts";
import { Stack } from "../../primitives/Stack/index.ts";
import { Text } from "../../primitives/Text/index.ts";
import { type Theme, ThemeProvider, useTheme } from "./index.ts";

const words = {
  en: {
    dark: "The dark theme is on",
    light: "The light theme is on",
    toDark: "Switch to dark theme",
    toLight: "Switch to light theme",
  },
  ar: {
    dark: "المظهر الداكن مفعّل",
    light: "المظهر الفاتح مفعّل",
    toDark: "التبديل إلى المظهر الداكن",
    toLight: "التبديل إلى المظهر الفاتح",
  },
};
const useWords = () => useStoryMessages(words);

function Page() {
  const t = useWords();
  const { theme, toggleTheme } = useTheme();
  return (
    <Stack gap={5}>
      <Text size="d3">{t[theme]}</Text>
      <AccentLine size="medium" />
      <Inline>
        <Button onClick={toggleTheme}>{theme === "dark" ? t.toLight : t.toDark}</Button>
      </Inline>
    </Stack>
  );
}

const meta = {
  component: ThemeProvider,
  args: { children: <Page />, defaultTheme: "dark" },
  decorators: [inPage],
} satisfies Meta<typeof ThemeProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

/** `AgencyProvider` includes this provider. */
export const UseTheme: Story = {
  render: ({ children }) => <>{children}</>,
  play: async ({ canvas, globals }) => {
    const root = document.documentElement.style;
    root.setProperty("--agency-color-accent", "#123456");
    const accent = () =>
      getComputedStyle(document.body).getPropertyValue("--agency-color-accent").trim();
    await expect(accent()).toBe("#123456");
    await expect(getComputedStyle(canvas.getByRole("button")).borderColor).toBe("rgb(18, 52, 86)");
    root.removeProperty("--agency-color-accent");
    await expect(accent()).not.toBe("#123456");

    const before = globals.theme as Theme;
    const after = before === "dark" ? "light" : "dark";
    const button = canvas.getByRole("button");
    await userEvent.click(button);
    await expect(document.body.classList.contains("light-theme")).toBe(after === "light");
    await expect(localStorage.getItem("theme")).toBe(after);
    await userEvent.click(button);
    await expect(document.body.classList.contains("light-theme")).toBe(before === "light");
    await expect(localStorage.getItem("theme")).toBe(before);
  },
};
