import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

const root = new URL("../..", import.meta.url).pathname;

/** Logic of components and of the site's browser side, without a real browser. */
export default defineConfig({
  root,
  plugins: [vanillaExtractPlugin(), react()],
  resolve: { conditions: ["@agency/source"] },
  // The server rendering test runs in Node, which resolves by these; nothing is built before it.
  ssr: { resolve: { conditions: ["@agency/source"], externalConditions: ["@agency/source"] } },
  test: {
    name: "dom",
    environment: "jsdom",
    // A jsdom for each worker and a fresh context for each file: half the time of a jsdom for each file.
    pool: "vmThreads",
    maxWorkers: 2,
    // Limits for what never comes, not for a slow machine.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // In a browser of its own.
    exclude: ["packages/ui/test/plain/**", "**/node_modules/**"],
    include: ["packages/ui/{src,test}/**/*.test.{ts,tsx}", "site/src/**/*.test.{ts,tsx}"],
    setupFiles: ["./scripts/vitest/dom.setup.ts"],
  },
});
