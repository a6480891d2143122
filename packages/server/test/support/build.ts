import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { temporaryFolder } from "./cleanUp.ts";

export const script = 'document.documentElement.dataset.theme = "dark";';

export const style = "html { background: Canvas; }";

const words = `{"filler":"${"y".repeat(2_000)}"}`;

export const wordsVersion = createHash("sha256").update(words).digest("hex").slice(0, 8);

/** Writes a minimal browser build into a folder. */
export function writeBuild(): string {
  const dist = temporaryFolder();
  const files: Record<string, string> = {
    "index.html": `<!doctype html>\r\n<html><head><script>${script}</script><style>${style}</style>
<script type="application/json" id="site-settings">{}</script>
<script type="module" src="/assets/index-abc123.js"></script></head>
<body><div id="root"><!--page--><!--/page--></div>${"<!-- filler -->".repeat(40)}</body></html>`,
    "assets/index-abc123.js": `export const filler = "${"x".repeat(2_000)}";`,
    "locales/en/common.json": words,
    "manifest.json": JSON.stringify({ "src/main.tsx": { file: "assets/index-abc123.js" } }),
    "favicon.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
  };
  for (const [name, content] of Object.entries(files)) {
    const path = join(dist, name);
    mkdirSync(join(path, ".."), { recursive: true });
    writeFileSync(path, content);
    if (!/\.(js|json)$/.test(name)) continue;
    writeFileSync(`${path}.br`, brotliCompressSync(content));
    writeFileSync(`${path}.gz`, gzipSync(content));
  }
  return dist;
}

/** Writes a renderer that echoes address and options. */
export function echoRenderer(): string {
  const file = join(temporaryFolder(), "render.js");
  writeFileSync(
    file,
    `export const createRenderer = () => async (href, forOne = {}) => {
      const path = href.slice(new URL(href).origin.length);
      const echo = JSON.stringify({ path, ...forOne }).replaceAll("<", "\\u003c");
      return {
        language: "en", found: true, files: ["src/main.tsx"], isWhole: true, head: "",
        html: "<pre>" + echo + "</pre>", state: {}, about: {},
      };
    };`,
  );
  return file;
}

export const readEcho = (page: string): unknown =>
  JSON.parse(/<pre>(.*)<\/pre>/.exec(page)?.[1] ?? "null");
