import { AgencyProvider, type Direction } from "@agency/ui/AgencyProvider";
import { type Theme, useTheme } from "@agency/ui/ThemeProvider";
import type { Decorator, Preview } from "@storybook/react-vite";
import { type ReactNode, useInsertionEffect, useLayoutEffect } from "react";
import { fixClockAndChance, restartChance } from "./determinism.ts";

function ApplyTheme({ theme, children }: { theme: Theme; children: ReactNode }) {
  const { setTheme } = useTheme();
  useLayoutEffect(() => setTheme(theme), [theme, setTheme]);
  return children;
}

/** The test runner draws numbers as well: each rendering, and what it mounts, begins with the first. */
function SameChance({ children }: { children: ReactNode }) {
  restartChance();
  useInsertionEffect(restartChance, []);
  return children;
}

/** Links of stories lead nowhere: a story stays where it is when one is chosen. */
function stay(event: MouseEvent) {
  if ((event.target as Element).closest("a[href]")) event.preventDefault();
}

const withAgency: Decorator = (Story, { globals }) => {
  const direction = globals.direction as Direction;
  const language = globals.language ?? (direction === "rtl" ? "ar" : "en");
  return (
    <AgencyProvider key={`${language}-${direction}`} language={language} direction={direction}>
      <ApplyTheme theme={globals.theme as Theme}>
        <SameChance>
          <Story />
        </SameChance>
      </ApplyTheme>
    </AgencyProvider>
  );
};

const items = (...values: string[]) => values.map((value) => ({ value, title: value }));

const preview: Preview = {
  tags: ["autodocs"],
  decorators: [withAgency],
  beforeEach: () => {
    const restore = fixClockAndChance();
    document.addEventListener("click", stay);
    return () => {
      document.removeEventListener("click", stay);
      restore();
    };
  },
  initialGlobals: { theme: "dark", direction: "ltr" },
  globalTypes: {
    theme: { toolbar: { icon: "contrast", title: "Theme", items: items("dark", "light") } },
    direction: { toolbar: { icon: "transfer", title: "Direction", items: items("ltr", "rtl") } },
    language: {
      toolbar: {
        icon: "globe",
        title: "Language (of the direction unless chosen)",
        items: items("en", "ar"),
      },
    },
  },
  parameters: {
    layout: "fullscreen",
    a11y: { test: "error" },
    options: {
      storySort: {
        order: [
          "Introduction",
          "Writing a microsite",
          "Foundations",
          "Primitives",
          "Shell",
          "Forms",
          "Sections",
        ],
      },
    },
  },
};

export default preview;
