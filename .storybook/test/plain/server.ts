import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { extname, join } from "node:path";
import { type BrowserContextOptions, chromium, type Page } from "playwright";
import { build } from "vite";
import { getChromiumOptions } from "../../../scripts/chromium.ts";

const root = new URL("../../..", import.meta.url).pathname;
const types: Record<string, string> = { ".woff2": "font/woff2", ".css": "text/css" };

interface Options extends BrowserContextOptions {
  language?: "en" | "ar";
}

export interface Plain {
  /** @param story such as `Nav/Playground` */
  open: (story: string, options?: Options) => Promise<Page>;
  close: () => Promise<void>;
}

export async function startPlain(): Promise<Plain> {
  // Resolves the package's dependencies.
  const folder = mkdtempSync(join(root, "packages/ui/.trial-plain-"));
  await build({
    root,
    configFile: join(import.meta.dirname, "vite.config.ts"),
    logLevel: "error",
    build: {
      ssr: ".storybook/test/plain/pages.tsx",
      outDir: folder,
      emptyOutDir: true,
      ssrEmitAssets: true,
      cssCodeSplit: false,
      assetsInlineLimit: 0,
    },
  });
  const { render } = (await import(join(folder, "pages.js"))) as typeof import("./pages.tsx");
  const assets = join(folder, "assets");
  const style = readdirSync(assets).find((file) => file.endsWith(".css"));
  const browser = await chromium.launch(getChromiumOptions("shell"));

  return {
    open: async (story, { language = "en", ...options } = {}) => {
      const context = await browser.newContext({ javaScriptEnabled: false, ...options });
      const page = await context.newPage();
      const dir = language === "ar" ? "rtl" : "ltr";
      const html = `<!doctype html><html lang="${language}" dir="${dir}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/assets/${style}"><body>${render(story, language)}`;
      await page.route("**", (route) => {
        const { pathname } = new URL(route.request().url());
        if (route.request().resourceType() === "document") {
          return route.fulfill({ contentType: "text/html", body: html });
        }
        const file = join(folder, pathname);
        const contentType = types[extname(file)];
        if (!contentType || !existsSync(file)) return route.fulfill({ status: 404 });
        return route.fulfill({ contentType, body: readFileSync(file) });
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
