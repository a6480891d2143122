import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/*.test.tsx"],
    // Detects hangs.
    testTimeout: 120_000,
    projects: [
      { extends: true, test: { name: "jsdom", environment: "jsdom" } },
      { extends: true, test: { name: "happy-dom", environment: "happy-dom" } },
      {
        extends: true,
        test: { name: "setup", environment: "jsdom", setupFiles: ["@agency/ui/test-setup"] },
      },
    ],
  },
});
