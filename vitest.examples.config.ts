import { defineConfig } from "vitest/config";

/** The packed library in projects outside the workspace. */
export default defineConfig({
  test: { name: "examples", include: ["examples/*.test.ts"], hookTimeout: 120_000 },
});
