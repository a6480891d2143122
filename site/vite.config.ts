import { createRequire } from "node:module";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { createChunks } from "./plugins/chunks.ts";
import { locales } from "./plugins/locales.ts";
import { page } from "./plugins/page.ts";
import { precompress } from "./plugins/precompress.ts";
import { cssTarget } from "./plugins/targets.ts";
import { trustedWorkers } from "./plugins/trustedWorkers.ts";

const file = (path: string) => new URL(path, import.meta.url).pathname;

/** The router's own package names its development build under every condition. */
const routerBuild = createRequire(createRequire(import.meta.url).resolve("react-router-dom"))
  .resolve("react-router")
  .replace(/\/dist\/.*$/, "/dist/production/");

const chunks = createChunks(
  "/src/main.tsx",
  "/src/pages/home/Home.tsx",
  "/src/pages/application/Application.tsx",
);

export default defineConfig({
  root: file("."),
  plugins: [vanillaExtractPlugin(), react(), locales(), page(), trustedWorkers(), precompress()],
  resolve: {
    conditions: ["@agency/source"],
    alias: [
      { find: /^react-router$/, replacement: `${routerBuild}index.mjs` },
      { find: /^react-router\/dom$/, replacement: `${routerBuild}dom-export.mjs` },
    ],
  },
  builder: {
    // The server's side reads what the browser's wrote.
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
            codeSplitting: {
              groups: [
                // What they stand on is everybody's.
                {
                  name: chunks.ofFewPages,
                  minSize: 20_000,
                  priority: 1,
                  // What they stand on is everybody's.
                  includeDependenciesRecursively: false,
                },
                { name: chunks.shared },
              ],
            },
          },
        },
      },
    },
    // What renders the pages, and what draws clients' work for the sharing pictures.
    ssr: {
      define: { "process.env.NODE_ENV": '"production"' },
      // One file with all it needs, React for production included: nothing is looked up at run time.
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
