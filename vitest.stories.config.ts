import { join } from "node:path";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { chromiumLaunch } from "./scripts/chromium.ts";

interface Look {
  theme: "dark" | "light";
  direction: "ltr" | "rtl";
  /** Of the frame, in pixels. */
  width: number;
  forcedColors?: true;
}

const looks: Look[] = [
  { theme: "dark", direction: "ltr", width: 1280 },
  { theme: "dark", direction: "rtl", width: 1280 },
  { theme: "light", direction: "ltr", width: 1280 },
  { theme: "light", direction: "rtl", width: 1280 },
];

/** For the shell and the forms: the narrowest page of WCAG 1.4.10, and colours that the visitor's system dictates. */
const edges: Look[] = [
  { theme: "dark", direction: "ltr", width: 320 },
  { theme: "light", direction: "rtl", width: 320 },
  { theme: "dark", direction: "ltr", width: 1280, forcedColors: true },
  { theme: "light", direction: "rtl", width: 1280, forcedColors: true },
];

const nameOf = ({ theme, direction, width, forcedColors }: Look) =>
  [theme, direction, width === 320 && "narrow", forcedColors && "forced"].filter(Boolean).join("-");

const project = (name: string, tag: string, looks: Look[]): TestProjectInlineConfiguration => ({
  resolve: { conditions: ["@agency/source"] },
  plugins: [
    storybookTest({
      configDir: new URL(".storybook", import.meta.url).pathname,
      tags: { include: [tag] },
    }),
  ],
  server: { fs: { allow: ["."] } },
  test: {
    name,
    api: { host: "127.0.0.1", allowWrite: true, allowExec: true },
    testTimeout: 30_000,
    // One frame for all stories of a look: each leaves the page as it found it, which the order of
    // the files puts to the test, and half the time is saved.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      // Its panels would scale the stories.
      ui: false,
      expect: {
        toMatchScreenshot: {
          // Of some million pixels: enough for the smoothing of an edge, not for a wrong margin.
          comparatorOptions: { threshold: 0.15, allowedMismatchedPixels: 60 },
          resolveScreenshotPath: ({ root, testFileDirectory, arg, ext }) =>
            join(root, testFileDirectory, "__screenshots__", `${arg}${ext}`),
        },
      },
      viewport: { width: 1280, height: 800 },
      instances: looks.map((look) => ({
        browser: "chromium" as const,
        name: nameOf(look),
        provider: playwright({
          launchOptions: chromiumLaunch(),
          contextOptions: {
            reducedMotion: "reduce",
            locale: "en-GB",
            timezoneId: "Asia/Dubai",
            colorScheme: look.theme,
            forcedColors: look.forcedColors ? "active" : "none",
          },
        }),
        provide: {
          look: {
            name: nameOf(look),
            theme: look.theme,
            direction: look.direction,
            width: look.width,
          },
        },
      })),
    },
    setupFiles: ["./.storybook/vitest.setup.ts"],
  },
});

/** Every story in Chromium: its play function, axe, and its reference picture, in four looks or eight. */
export default defineConfig({
  test: {
    // One for each look, more than there are processors: a third of a story is waiting.
    maxWorkers: 4,
    projects: [project("stories", "test", looks), project("edges", "edges", edges)],
  },
});

declare module "vitest" {
  interface ProvidedContext {
    look: Omit<Look, "forcedColors"> & { name: string };
  }
}
