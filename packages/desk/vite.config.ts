import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig, type Plugin } from "vite";

const file = (path: string) => new URL(path, import.meta.url).pathname;

/** Replaces the Studio's remote font by the site's. No italics. */
const ownFont: Plugin = {
  name: "own-font",
  enforce: "pre",
  transform(code, id) {
    if (!/@sanity\/ui\/.*\.css$/.test(id)) return;
    return code
      .replace(/@font-face\s*\{[^}]*font-style:\s*italic[^}]*\}/g, "")
      .replaceAll(
        /https:\/\/design-system-static\.sanity\.io\/[\w.-]+\.woff2/g,
        file("../ui/src/theme/fonts/files/instrument-sans-latin-wght-normal.woff2"),
      );
  },
};

export default defineConfig({
  base: "/desk/",
  plugins: [ownFont, vanillaExtractPlugin(), react()],
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
        // Named by the server.
        entryFileNames: ({ name }) =>
          name === "overlay" ? "overlay.js" : "assets/[name]-[hash].js",
      },
    },
  },
});
