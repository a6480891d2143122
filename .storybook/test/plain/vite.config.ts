import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { fromSource } from "../../../scripts/vitest/fromSource.ts";

/** In a file of its own: Vite changes an inline config, and vanilla-extract's compiler would reuse it. */
export default defineConfig({ plugins: [vanillaExtractPlugin(), react()], ...fromSource });
