import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { fromSource } from "../../../../scripts/vitest/fromSource.ts";

/** A file: vanilla-extract's compiler would reuse an inline config that Vite mutated. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [vanillaExtractPlugin(), react()],
  ...fromSource,
});
