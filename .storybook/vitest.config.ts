import { join } from "node:path";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import type { Plugin } from "vite";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { getChromiumOptions } from "../scripts/chromium.ts";
import {
  closeComparison,
  forceColors,
  matchScreenshot,
} from "../scripts/pictures/browserCommands.ts";
import { getName, type ModePair, narrow, wide } from "../scripts/pictures/modes.ts";
import { fromSource } from "../scripts/vitest/fromSource.ts";

/** Unused source maps are most of a frame's bytes. */
const packagesWithoutMaps: Plugin = {
  name: "packages-without-maps",
  enforce: "post",
  transform: (code, id) =>
    /\/deps\/[^/]+\.js/.test(id) ? { code, map: { mappings: "" } } : undefined,
};

/** Dark LTR and light RTL, for development. */
const isQuick = process.env.STORY_MODES === "quick";

const comparing: Plugin = { name: "comparing", closeBundle: closeComparison };

const project = (
  name: string,
  tags: string[],
  looks: ModePair[],
): TestProjectInlineConfiguration => ({
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
    // Detects hangs.
    testTimeout: 60_000,
    // Shared frames halve the time. Stories must clean up.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      // The interface would scale stories.
      ui: false,
      commands: { matchScreenshot, forceColors },
      instances: looks.map(([first, next]) => ({
        browser: "chromium" as const,
        name: getName(first),
        viewport: { width: first.width, height: 800 },
        provider: playwright({
          launchOptions: getChromiumOptions("shell"),
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

/** Runs stories in each mode: play function, axe and screenshots. */
export default defineConfig({
  // vanilla-extract reads the root settings only.
  ...fromSource,
  test: {
    // More than processors: stories wait a third of their time.
    maxWorkers: 4,
    projects: [
      project("stories", ["test", "drawing"], wide),
      ...(isQuick ? [] : [project("narrow", ["test"], narrow)]),
    ],
  },
});

declare module "vitest" {
  interface ProvidedContext {
    looks: ModePair;
    isQuick: boolean;
  }
}
