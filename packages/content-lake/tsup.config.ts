import { defineConfig } from "tsup";

export default defineConfig({
  entry: ["src/index.ts", "src/cli.ts"],
  format: "esm",
  target: "node24",
  dts: true,
  clean: true,
  // Bundlers that know no newer builtins would strip the prefix of node:sqlite, which has no other name.
  removeNodeProtocol: false,
});
