import { defineConfig } from "tsup";

export default defineConfig({
  entry: {
    index: "src/index.ts",
    cli: "src/cli.ts",
    "fair-scheduler": "src/scheduling/fair-scheduler.ts",
    workers: "src/workers.ts",
    // `src/workers.ts` expects them in the same folder.
    "query-worker": "src/query/query-worker.ts",
    "render-worker": "src/assets/render-worker.ts",
    "rewrite-worker": "src/store/rewrite-worker.ts",
  },
  format: "esm",
  target: "node24",
  dts: true,
  clean: true,
  // Otherwise esbuild strips the prefix of `node:sqlite`, which has no other name.
  removeNodeProtocol: false,
});
