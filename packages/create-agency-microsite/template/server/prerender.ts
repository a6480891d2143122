import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { readSiteUrl } from "@agency/server/waitlist";
import { getFonts, isOwn } from "../src/fonts.ts";
import { renderPage, type Template } from "../src/render.tsx";
import { site } from "../src/site.ts";
import { createCrawlerFiles } from "./crawlerFiles.ts";
import { inlineStyles } from "./inlineStyles.ts";
import { prerenderedPages } from "./prerenderedPages.ts";

/** Renders pages to HTML and compresses text files, after the build. */
const client = "dist/client";
const built = join(client, "index.html");

const origin = readSiteUrl(process.env, "http://localhost:3000");
const assets = await readdir(join(client, "assets"));

const fontPaths: Record<string, string> = {};
for (const name of assets) {
  const [, file] = /^(.+)-.{8}\.woff2$/.exec(name) ?? [];
  if (file) fontPaths[file] = `/assets/${name}`;
}
for (const { file } of site.languages.flatMap(getFonts).filter(isOwn)) {
  if (!fontPaths[file])
    throw new Error(`src/fonts.ts names ${file}.woff2, which is in no stylesheet.`);
}

const template: Template = {
  html: await inlineStyles(await readFile(built, "utf8"), client),
  origin,
  fontPaths,
};
await rm(built);
// Renders forms posted without scripts.
await writeFile("dist/server/template.json", JSON.stringify(template));
for (const { path, state } of prerenderedPages) {
  const folder = join(client, path);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "index.html"), renderPage(template, state));
}
for (const [name, text] of Object.entries(createCrawlerFiles(origin)))
  await writeFile(join(client, name), text);

const texts = new Set([".html", ".js", ".css", ".svg", ".xml"]);
for (const name of await readdir(client, { recursive: true })) {
  if (!texts.has(extname(name))) continue;
  const path = join(client, name);
  const text = await readFile(path);
  await writeFile(`${path}.br`, await promisify(brotliCompress)(text));
  await writeFile(`${path}.gz`, await promisify(gzip)(text));
}
