import { defineConfig } from "vitest/config";

/** The command, the project it makes, and that project in a browser. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: "microsite",
    include: ["test/microsite.test.ts"],
    testTimeout: 120_000,
    hookTimeout: 600_000,
  },
});
