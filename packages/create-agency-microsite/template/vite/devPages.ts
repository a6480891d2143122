import { readFileSync } from "node:fs";
import { getRequestListener } from "@hono/node-server";
import type { Plugin, ViteDevServer } from "vite";

type Render = typeof import("../src/render.tsx");
type Server = typeof import("../server/dev.ts");

/** Pages and endpoint during development. */
async function answer(server: ViteDevServer, request: Request, env: object): Promise<Response> {
  const [{ renderPage }, { createDevApp }] = (await Promise.all([
    server.ssrLoadModule("/src/render.tsx"),
    server.ssrLoadModule("/server/dev.ts"),
  ])) as [Render, Server];
  const { pathname, origin } = new URL(request.url);
  const html = await server.transformIndexHtml(pathname, readFileSync("index.html", "utf8"));
  const app = await createDevApp((state) => renderPage({ html, origin, fontPaths: {} }, state));
  // Has the client address, which limits need.
  return app.fetch(request, env);
}

export const pages = (): Plugin => ({
  name: "pages",
  configureServer(server) {
    const listener = getRequestListener((request, env) => answer(server, request, env));
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
