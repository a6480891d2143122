import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { build } from "vite";
import { type Served, serveFiles } from "./files.ts";
import { Home, Layout, Posts } from "./references/shared/pages.ts";
import { style } from "./references/shared/style.ts";

const folder = new URL("./references/", import.meta.url).pathname;
/** The references show their text in the site's own font. */
const font = new URL(
  "../../packages/ui/src/theme/fonts/files/instrument-sans-latin-wght-normal.woff2",
  import.meta.url,
).pathname;

/** What all references load beside their pages and code. */
export const assets = {
  "reference.woff2": readFileSync(font),
  "style.css": Buffer.from(style),
};
const shared = Object.entries(assets).map(([name, body]) => [`/${name}`, body] as const);

/** Pages of HTML, CSS and a font, and nothing else. */
export function serveStatic(): Promise<Served> {
  const page = (Page: typeof Home) =>
    Buffer.from(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Reference</title><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="preload" href="/reference.woff2" as="font" type="font/woff2" crossorigin><link rel="stylesheet" href="/style.css"></head><body>${renderToStaticMarkup(
        h(Layout, { Link: "a" }, h(Page, { Link: "a" })),
      )}</body></html>`,
    );
  return serveFiles(new Map([["/", page(Home)], ["/posts", page(Posts)], ...shared]));
}

/** The same, rendered by React in the browser alone: what `vite build` makes of it. */
export async function serveVite(outDir: string): Promise<Served> {
  await build({
    configFile: false,
    root: join(folder, "vite"),
    logLevel: "error",
    plugins: [react()],
    build: { outDir, emptyOutDir: true },
  });
  const html = readFileSync(join(outDir, "index.html"));
  const scripts = readdirSync(join(outDir, "assets")).map(
    (name) => [`/assets/${name}`, readFileSync(join(outDir, "assets", name))] as const,
  );
  return serveFiles(new Map([["/", html], ["/posts", html], ...scripts, ...shared]));
}
