import { defineConfig } from "@playwright/test";
import { getChromiumOptions } from "../scripts/chromium.ts";

export default defineConfig({
  testDir: "e2e",
  globalSetup: "./e2e/setup.ts",
  fullyParallel: true,
  // Tests mostly wait for the intro and for responses.
  workers: 4,
  retries: 0,
  // Detects hangs, not slow machines.
  timeout: 300_000,
  expect: { timeout: 40_000 },
  reporter: [["dot"], ["json"]],
  outputDir: "test-results",
  use: {
    launchOptions: getChromiumOptions("shell"),
    viewport: { width: 1280, height: 800 },
    locale: "en-GB",
    timezoneId: "Asia/Dubai",
    // Animations would take half a small machine's CPU.
    contextOptions: { reducedMotion: "reduce" },
  },
});
