import type { Decorator, Preview } from "@storybook/react-vite";
import { type ReactNode, useInsertionEffect } from "react";
import { controlsByType } from "./argTypes.ts";
import { fixClockAndRandom, resetRandom } from "./determinism.ts";
import { getLanguage, InAgency } from "./InAgency.tsx";

/** The test runner uses random numbers too. */
function SeededRandom({ children }: { children: ReactNode }) {
  resetRandom();
  useInsertionEffect(resetRandom, []);
  return children;
}

function preventNavigation(event: MouseEvent) {
  if ((event.target as Element).closest("a[href]")) event.preventDefault();
}

const withArabicArgs: Decorator = (Story, { args, globals, initialArgs, parameters }) => {
  if (getLanguage(globals) !== "ar" || !parameters.arabic) return <Story />;
  const words = Object.entries(parameters.arabic(initialArgs) as typeof args);
  const unedited = words.filter(([name]) => args[name] === initialArgs[name]);
  return <Story args={{ ...args, ...Object.fromEntries(unedited) }} />;
};

/**
 * Sets the example's direction and language. `docsHeight` replaces the viewport's height in
 * documentation.
 */
const withDirection: Decorator = (Story, { globals, parameters, viewMode }) =>
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
    <SeededRandom>
      <Story />
    </SeededRandom>
  </InAgency>
);

const items = (...values: string[]) => values.map((value) => ({ value, title: value }));

const stories: Preview = {
  decorators: [withArabicArgs, withDirection, withAgency],
  argTypesEnhancers: [controlsByType],
  beforeEach: () => {
    const restore = fixClockAndRandom();
    document.addEventListener("click", preventNavigation);
    return () => {
      document.removeEventListener("click", preventNavigation);
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
  },
};

export default stories;
