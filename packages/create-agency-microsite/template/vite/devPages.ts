import { readFileSync } from "node:fs";
import { getRequestListener } from "@hono/node-server";
import type { Plugin, ViteDevServer } from "vite";

type Render = typeof import("../src/render.tsx");
type Server = typeof import("../server/dev.ts");

/** Pages and endpoint during development. */
async function answer(server: ViteDevServer, request: Request): Promise<Response> {
  const [{ renderPage }, { createDevApp }] = (await Promise.all([
    server.ssrLoadModule("/src/render.tsx"),
    server.ssrLoadModule("/server/dev.ts"),
  ])) as [Render, Server];
  const { pathname, origin } = new URL(request.url);
  const html = await server.transformIndexHtml(pathname, readFileSync("index.html", "utf8"));
  const app = await createDevApp((state) => renderPage({ html, origin, fontPaths: {} }, state));
  return app.fetch(request);
}

export const pages = (): Plugin => ({
  name: "pages",
  configureServer(server) {
    const listener = getRequestListener((request) => answer(server, request));
    // After Vite's middlewares.
    return () => {
      server.middlewares.use((request, response) => {
        // Vite rewrote the URL to an index.html.
        request.url = request.originalUrl;
        void listener(request, response);
      });
    };
  },
});
