import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      "./.storybook/vitest.config.ts",
      "./scripts/vitest/*.config.ts",
      "./packages/ui/examples/vitest.config.ts",
      "./packages/create-agency-microsite/vitest.config.ts",
    ],
  },
});
