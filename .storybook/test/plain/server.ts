import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { extname, join } from "node:path";
import { type BrowserContextOptions, chromium, type Page } from "playwright";
import { build } from "vite";
import { getDirection } from "../../../packages/ui/src/foundations/AgencyProvider/getDirection.ts";
import { getChromiumOptions } from "../../../scripts/chromium.ts";

const root = new URL("../../..", import.meta.url).pathname;
const types: Record<string, string> = { ".woff2": "font/woff2", ".css": "text/css" };

interface Options extends BrowserContextOptions {
  language?: string;
}

export interface Plain<Pages> {
  /** @param render returns the HTML of the body */
  open: (render: (pages: Pages) => string, options?: Options) => Promise<Page>;
  close: () => Promise<void>;
}

/**
 * Builds a module of pages and serves them without JavaScript.
 *
 * @param file in this folder, without extension
 */
export async function startPlain<Pages>(file: string): Promise<Plain<Pages>> {
  // Resolves the package's dependencies.
  const folder = mkdtempSync(join(root, "packages/ui/.trial-plain-"));
  await build({
    root,
    configFile: join(import.meta.dirname, "vite.config.ts"),
    logLevel: "error",
    build: {
      ssr: `.storybook/test/plain/${file}.tsx`,
      outDir: folder,
      emptyOutDir: true,
      ssrEmitAssets: true,
      cssCodeSplit: false,
      assetsInlineLimit: 0,
    },
  });
  const pages = (await import(join(folder, `${file}.js`))) as Pages;
  const assets = join(folder, "assets");
  const style = readdirSync(assets).find((name) => name.endsWith(".css"));
  const browser = await chromium.launch(getChromiumOptions("shell"));

  return {
    open: async (render, { language = "en", ...options } = {}) => {
      const context = await browser.newContext({ javaScriptEnabled: false, ...options });
      const page = await context.newPage();
      const html = `<!doctype html><html lang="${language}" dir="${getDirection(language)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/assets/${style}"><body>${render(pages)}`;
      await page.route("**", (route) => {
        const { pathname } = new URL(route.request().url());
        if (route.request().resourceType() === "document") {
          return route.fulfill({ contentType: "text/html", body: html });
        }
        const path = join(folder, pathname);
        const contentType = types[extname(path)];
        if (!contentType || !existsSync(path)) return route.fulfill({ status: 404 });
        return route.fulfill({ contentType, body: readFileSync(path) });
      });
      await page.goto("http://plain.test/page");
      return page;
    },
    close: async () => {
      await browser.close();
      rmSync(folder, { recursive: true });
    },
  };
}
