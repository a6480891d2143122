import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { fromSource } from "./fromSource.ts";

/** DOM environments without setup file, as in a consumer's first test. */
export default defineConfig({
  root: new URL("../..", import.meta.url).pathname,
  plugins: [vanillaExtractPlugin(), react()],
  ...fromSource,
  test: {
    name: "unstubbed",
    include: ["packages/ui/test/unstubbed/*.test.ts"],
    // Detects hangs.
    testTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
