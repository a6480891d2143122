import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { build } from "vite";
import { type Served, serveFiles } from "./files.ts";
import { Home, Layout, Posts } from "./references/shared/pages.ts";

const folder = new URL("./references/", import.meta.url).pathname;
/** The font that the references show their text in: the site's own. */
export const font = new URL(
  "../../packages/ui/src/theme/fonts/files/instrument-sans-latin-wght-normal.woff2",
  import.meta.url,
).pathname;

const fontFile = ["/reference.woff2", readFileSync(font)] as const;

/** Pages of HTML, CSS and a font, and nothing else. */
export function serveStatic(): Promise<Served> {
  const page = (Page: typeof Home) =>
    Buffer.from(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Reference</title><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="preload" href="/reference.woff2" as="font" type="font/woff2" crossorigin><link rel="stylesheet" href="/style.css"></head><body>${renderToStaticMarkup(
        h(Layout, { Link: "a" }, h(Page, { Link: "a" })),
      )}</body></html>`,
    );
  return serveFiles(
    new Map([
      ["/", page(Home)],
      ["/posts", page(Posts)],
      ["/style.css", readFileSync(join(folder, "shared/style.css"))],
      fontFile,
    ]),
  );
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
  const assets = readdirSync(join(outDir, "assets")).map(
    (name) => [`/assets/${name}`, readFileSync(join(outDir, "assets", name))] as const,
  );
  return serveFiles(new Map([["/", html], ["/posts", html], ...assets, fontFile]));
}
