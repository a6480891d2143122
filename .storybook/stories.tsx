import type { Decorator, Preview } from "@storybook/react-vite";
import { type ReactNode, useInsertionEffect } from "react";
import { controlsByType } from "./argTypes.ts";
import { fixClockAndChance, restartChance } from "./determinism.ts";
import { getLanguage, InAgency } from "./InAgency.tsx";

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

/** The words of a story in Arabic take the place of those that nobody has edited. */
const inArabic: Decorator = (Story, { args, globals, initialArgs, parameters }) => {
  if (getLanguage(globals) !== "ar" || !parameters.arabic) return <Story />;
  const words = Object.entries(parameters.arabic(initialArgs) as typeof args);
  const unedited = words.filter(([name]) => args[name] === initialArgs[name]);
  return <Story args={{ ...args, ...Object.fromEntries(unedited) }} />;
};

/**
 * On a page of docs the words around an example are English; it alone is turned. What fills a window
 * has none there, and says by `docsHeight` how tall a part of the page it takes.
 */
const turned: Decorator = (Story, { globals, parameters, viewMode }) =>
  viewMode === "docs" ? (
    <div
      dir={globals.direction}
      lang={getLanguage(globals)}
      style={{ minBlockSize: parameters.docsHeight }}
    >
      <Story />
    </div>
  ) : (
    <Story />
  );

const withAgency: Decorator = (Story, { globals }) => (
  <InAgency globals={globals}>
    <SameChance>
      <Story />
    </SameChance>
  </InAgency>
);

const items = (...values: string[]) => values.map((value) => ({ value, title: value }));

/** What stories stand in, on pages of docs and in tests alike. */
const stories: Preview = {
  decorators: [inArabic, turned, withAgency],
  argTypesEnhancers: [controlsByType],
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
    controls: { sort: "requiredFirst", expanded: true },
    options: {
      storySort: {
        // The rooms follow in the order in which main.ts names them.
        order: ["Introduction", "Workshop", "Writing a microsite", "Guides", "Foundations"],
      },
    },
  },
};

export default stories;
