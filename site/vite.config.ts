import { createRequire } from "node:module";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { createChunks } from "./plugins/chunks.ts";
import { importFiles } from "./plugins/importFiles.ts";
import { locales } from "./plugins/locales.ts";
import { page } from "./plugins/page.ts";
import { precompress } from "./plugins/precompress.ts";
import { cssTarget } from "./plugins/targets.ts";
import { trustedWorkers } from "./plugins/trustedWorkers.ts";

const file = (path: string) => new URL(path, import.meta.url).pathname;

/** The router's exports resolve to the development build. */
const routerBuild = createRequire(createRequire(import.meta.url).resolve("react-router-dom"))
  .resolve("react-router")
  .replace(/\/dist\/.*$/, "/dist/production/");

const chunks = createChunks(
  "/src/main.tsx",
  "/src/pages/home/Home.tsx",
  "/src/navigation/pageQueries.ts",
  "/src/pages/application/Application.tsx",
);

export default defineConfig({
  root: file("."),
  plugins: [
    vanillaExtractPlugin(),
    react(),
    locales(),
    page(),
    importFiles(),
    trustedWorkers(),
    precompress(),
  ],
  resolve: {
    conditions: ["@agency/source"],
    alias: [
      { find: /^react-router$/, replacement: `${routerBuild}index.mjs` },
      { find: /^react-router\/dom$/, replacement: `${routerBuild}dom-export.mjs` },
    ],
  },
  builder: {
    // The server build reads the client's manifest.
    async buildApp(builder) {
      for (const name of ["client", "ssr"]) {
        const environment = builder.environments[name];
        if (environment) await builder.build(environment);
      }
    },
  },
  environments: {
    client: {
      build: {
        target: "es2023",
        cssTarget,
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        outDir: "dist/client",
        manifest: "manifest.json",
        rolldownOptions: {
          input: { index: file("index.html"), main: file("src/main.tsx") },
          preserveEntrySignatures: "allow-extension",
          output: {
            // One character less keeps the main script's list of chunks within its budget.
            chunkFileNames: "assets/[name]-[hash:7].js",
            codeSplitting: {
              groups: [
                {
                  name: chunks.ofFewPages,
                  minSize: 20_000,
                  priority: 1,
                  // Dependencies stay in the shared chunks.
                  includeDependenciesRecursively: false,
                },
                { name: chunks.shared },
              ],
            },
          },
        },
      },
    },
    // Renderer of pages, and of client artwork for Open Graph images.
    ssr: {
      define: { "process.env.NODE_ENV": '"production"' },
      // Self-contained, with React's production build.
      resolve: { noExternal: true, conditions: ["@agency/source"] },
      build: {
        ssr: true,
        outDir: "dist/server",
        emitAssets: false,
        target: "node24",
        rolldownOptions: {
          input: {
            render: file("src/server.tsx"),
            artwork: file("../packages/showcase/og-image/artworkMarkup.tsx"),
          },
        },
      },
    },
  },
});
