import { join } from "node:path";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { chromiumLaunch } from "../scripts/chromium.ts";
import { matchPicture } from "../scripts/pictures/command.ts";
import { drawn, edges, type Look, looks, nameOf } from "../scripts/pictures/looks.ts";

const resolve = { conditions: ["@agency/source"] };

const project = (name: string, tag: string, looks: Look[]): TestProjectInlineConfiguration => ({
  resolve,
  plugins: [
    storybookTest({
      configDir: import.meta.dirname,
      tags: { include: [tag] },
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
      commands: { matchPicture },
      instances: looks.map((look) => ({
        browser: "chromium" as const,
        name: nameOf(look),
        viewport: { width: look.width, height: 800 },
        provider: playwright({
          launchOptions: chromiumLaunch("shell"),
          contextOptions: {
            reducedMotion: "reduce",
            locale: "en-GB",
            timezoneId: "Asia/Dubai",
            colorScheme: look.theme,
            forcedColors: look.kind === "narrow-forced" ? "active" : "none",
          },
        }),
        provide: {
          look: {
            name: nameOf(look),
            theme: look.theme,
            direction: look.direction,
            width: look.width,
            axe: !look.kind || look.kind === "drawing",
          },
        },
      })),
    },
    setupFiles: [join(import.meta.dirname, "vitest.setup.ts")],
  },
});

/** Every story in Chromium: its play function, axe, and its reference picture, in each look. */
export default defineConfig({
  // Stylesheets are evaluated by a server of their own that reads these two here, not in the projects:
  // without them it looks for a build.
  resolve,
  ssr: { resolve: { ...resolve, externalConditions: resolve.conditions } },
  test: {
    // More than there are processors: a third of a story is waiting.
    maxWorkers: 4,
    projects: [
      project("stories", "test", looks),
      project("drawings", "drawing", drawn),
      project("edges", "edges", edges),
    ],
  },
});

declare module "vitest" {
  interface ProvidedContext {
    look: {
      name: string;
      theme: Look["theme"];
      direction: Look["direction"];
      width: number;
      axe: boolean;
    };
  }
}
