import { defineConfig } from "vitest/config";

/** The packed library in projects outside the workspace. */
export default defineConfig({
  root: import.meta.dirname,
  test: { name: "examples", include: ["*.test.ts"], hookTimeout: 120_000 },
});
