import { defineConfig } from "vitest/config";

export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: "microsite",
    include: ["test/{microsite,archives}.test.ts"],
    testTimeout: 120_000,
    hookTimeout: 600_000,
  },
});
