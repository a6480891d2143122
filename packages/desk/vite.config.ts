import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig } from "vite";

export default defineConfig({
  base: "/desk/",
  plugins: [vanillaExtractPlugin(), react()],
  resolve: {
    conditions: ["@agency/source", ...defaultClientConditions],
    dedupe: ["react", "react-dom", "@sanity/client"],
  },
  build: {
    target: "es2023",
    chunkSizeWarningLimit: 8_000,
    rolldownOptions: { input: ["index.html", "sign-in.html"] },
  },
});
