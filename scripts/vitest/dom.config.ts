import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { fromSource } from "./fromSource.ts";

const root = new URL("../..", import.meta.url).pathname;

export default defineConfig({
  root,
  plugins: [vanillaExtractPlugin(), react()],
  ...fromSource,
  test: {
    name: "dom",
    environment: "jsdom",
    // One jsdom per worker takes half the time.
    pool: "vmThreads",
    maxWorkers: 2,
    // Detects hangs.
    testTimeout: 120_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 20_000 } },
    exclude: [".storybook/test/plain/**", "**/node_modules/**"],
    include: [
      ".storybook/test/*.test.tsx",
      "packages/ui/src/**/*.test.{ts,tsx}",
      "packages/ui/test/*.test.tsx",
      "packages/client/test/**/*.test.{ts,tsx}",
      "packages/mail/test/*.test.ts",
      "packages/showcase/src/**/*.test.{ts,tsx}",
      "packages/showcase/test/*.test.tsx",
      "site/src/**/*.test.{ts,tsx}",
    ],
    setupFiles: ["./scripts/vitest/dom.setup.ts"],
  },
});
