import { defineConfig } from "@playwright/test";
import { chromiumLaunch } from "../scripts/chromium.ts";

export default defineConfig({
  testDir: "e2e",
  globalSetup: "./e2e/setup.ts",
  fullyParallel: true,
  // More than there are processors: most of a test is waiting for the intro and for answers.
  workers: 4,
  retries: 0,
  // Limits for what never comes, not for a slow machine.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [["dot"], ["json"]],
  outputDir: "test-results",
  use: {
    launchOptions: chromiumLaunch("shell"),
    viewport: { width: 1280, height: 800 },
    locale: "en-GB",
    timezoneId: "Asia/Dubai",
    // What moves by itself would take half of a small machine; files that test it turn it on.
    contextOptions: { reducedMotion: "reduce" },
  },
});
