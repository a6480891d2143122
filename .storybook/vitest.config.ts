import { join } from "node:path";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import type { Plugin } from "vite";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { chromiumLaunch } from "../scripts/chromium.ts";
import { endComparing, forceColors, matchPicture } from "../scripts/pictures/command.ts";
import { getName, type Looks, narrow, wide } from "../scripts/pictures/looks.ts";
import { fromSource } from "../scripts/vitest/fromSource.ts";

/** Nobody debugs into packages here, and their source maps are most of what each frame loads. */
const packagesWithoutMaps: Plugin = {
  name: "packages-without-maps",
  enforce: "post",
  transform: (code, id) =>
    /\/deps\/[^/]+\.js/.test(id) ? { code, map: { mappings: "" } } : undefined,
};

/** Two modes a story, for the loop of a developer: dark left to right, and light right to left. */
const isQuick = process.env.STORY_MODES === "quick";

const comparing: Plugin = { name: "comparing", closeBundle: endComparing };

const project = (name: string, tags: string[], looks: Looks[]): TestProjectInlineConfiguration => ({
  resolve: fromSource.resolve,
  plugins: [
    packagesWithoutMaps,
    comparing,
    storybookTest({
      configDir: import.meta.dirname,
      tags: { include: tags },
    }),
  ],
  server: { fs: { allow: ["."] } },
  test: {
    name,
    api: { host: "127.0.0.1", allowWrite: true, allowExec: true },
    // A limit for what never comes, not for a slow machine.
    testTimeout: 60_000,
    // One frame for all stories of a look: each leaves the page as it found it, which the order of
    // the files puts to the test, and half the time is saved.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      // Its panels would scale the stories.
      ui: false,
      commands: { matchPicture, forceColors },
      instances: looks.map(([first, next]) => ({
        browser: "chromium" as const,
        name: getName(first),
        viewport: { width: first.width, height: 800 },
        provider: playwright({
          launchOptions: chromiumLaunch("shell"),
          contextOptions: {
            reducedMotion: "reduce",
            locale: "en-GB",
            timezoneId: "Asia/Dubai",
            colorScheme: first.theme,
          },
        }),
        provide: { looks: [first, next] as const, isQuick },
      })),
    },
    setupFiles: [join(import.meta.dirname, "vitest.setup.ts")],
  },
});

/** Every story in Chromium: its play function, axe, and its reference picture, in each look. */
export default defineConfig({
  // The compiler of vanilla-extract reads the settings of this level, not those of a project.
  ...fromSource,
  test: {
    // More than there are processors: a third of a story is waiting.
    maxWorkers: 4,
    projects: [
      project("stories", ["test", "drawing"], wide),
      ...(isQuick ? [] : [project("narrow", ["test"], narrow)]),
    ],
  },
});

declare module "vitest" {
  interface ProvidedContext {
    looks: Looks;
    isQuick: boolean;
  }
}
