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
    // More than there are processors: most of the time goes by in waiting for servers.
    maxWorkers: 4,
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
