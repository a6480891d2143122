import { defineConfig } from "vitest/config";

/** Everything that runs without a browser: content, content service, server, tokens. */
export default defineConfig({
  resolve: { conditions: ["@agency/source"] },
  ssr: { resolve: { conditions: ["@agency/source"], externalConditions: ["@agency/source"] } },
  test: {
    name: "node",
    include: [
      "tokens/**/*.test.ts",
      "packages/content/**/*.test.ts",
      "packages/content-lake/**/*.test.ts",
      "site/server/**/*.test.ts",
      "scripts/**/*.test.ts",
    ],
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
