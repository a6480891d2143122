import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { fromSource } from "../../../scripts/vitest/fromSource.ts";

/**
 * A file, because Vite mutates inline configs and vanilla-extract's compiler would reuse the
 * mutated one.
 */
export default defineConfig({ plugins: [vanillaExtractPlugin(), react()], ...fromSource });
