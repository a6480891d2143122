import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { brand } from "./vite/brand.ts";
import { pages } from "./vite/devPages.ts";

export default defineConfig(({ command }) => ({
  plugins: [brand(), react(), pages()],
  // Builds client and server.
  builder: {},
  environments: {
    client: {
      build: { outDir: "dist/client", assetsInlineLimit: 0, modulePreload: { polyfill: false } },
    },
    ssr: {
      // The built server is self-contained.
      ...(command === "build" && {
        define: { "process.env.NODE_ENV": '"production"' },
        resolve: { noExternal: true as const, external: ["lightningcss"] },
      }),
      build: {
        outDir: "dist/server",
        copyPublicDir: false,
        rolldownOptions: { input: ["server/main.ts", "server/prerender.ts"] },
      },
    },
  },
  build: { target: "es2023", cssTarget: ["chrome123", "firefox128", "safari17.5"] },
}));
