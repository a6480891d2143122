import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig } from "vite";

const file = (path: string) => new URL(path, import.meta.url).pathname;

export default defineConfig({
  base: "/desk/",
  plugins: [vanillaExtractPlugin(), react()],
  resolve: {
    conditions: ["@agency/source", ...defaultClientConditions],
    dedupe: ["react", "react-dom"],
    alias: [
      { find: /^eventsource$/, replacement: file("src/shared-event-source.ts") },
      { find: /^@sanity\/bifur-client$/, replacement: file("src/presence/bifurClient.ts") },
    ],
  },
  build: {
    target: "es2023",
    chunkSizeWarningLimit: 8_000,
    rolldownOptions: {
      input: {
        index: "index.html",
        "sign-in": "sign-in.html",
        account: "account.html",
        resume: "resume.html",
        overlay: "src/overlay.ts",
      },
      output: {
        // The server refers to this file by name.
        entryFileNames: ({ name }) =>
          name === "overlay" ? "overlay.js" : "assets/[name]-[hash].js",
      },
    },
  },
});
