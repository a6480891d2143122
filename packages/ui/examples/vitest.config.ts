import { defineConfig } from "vitest/config";

export default defineConfig({
  root: import.meta.dirname,
  test: { name: "examples", include: ["*.test.ts"], hookTimeout: 120_000 },
});
