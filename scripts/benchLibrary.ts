/**
 * Measures mount times of `@agency/ui` components against plain elements: `pnpm bench library`.
 * Compare only ratios between machines. Exit code 1 if the six everyday components exceed the
 * target.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { type Browser, chromium } from "playwright";
import { build, preview } from "vite";
import type { mounting as measureMounting } from "../packages/ui/bench/mounting.tsx";
import { getChromiumOptions } from "./chromium.ts";
import { fromSource } from "./vitest/fromSource.ts";

const root = new URL("../packages/ui/bench/", import.meta.url).pathname;
/** Target, as a multiple of plain elements. */
const maxTimes = 2;

declare global {
  interface Window {
    mounting: typeof measureMounting;
  }
}

async function mounting(browser: Browser, address: string): Promise<boolean> {
  const page = await browser.newPage({ viewport: { width: 1920, height: 1080 } });
  await page.goto(address);
  await page.waitForFunction(() => "mounting" in window);
  const results = await page.evaluate(() => window.mounting(10, 250));
  await page.close();
  console.log("\nMounting 10 of each, against plain elements: medians of 200 runs, in turn");
  console.log("| | @agency/ui, ms | plain, ms | ratio |\n|---|---|---|---|");
  for (const [name, { ours, plain }] of Object.entries(results)) {
    const ratio = (ours / plain).toFixed(2);
    console.log(`| ${name} | ${ours.toFixed(2)} | ${plain.toFixed(2)} | ${ratio} |`);
  }
  const { ours = 0, plain = 1 } = results.all ?? {};
  const ratio = ours / plain;
  const holds = ratio <= maxTimes;
  console.log(`All six: ${ratio.toFixed(2)} ×, target ${maxTimes} ×${holds ? "" : ": too much"}.`);
  return holds;
}

const outDir = mkdtempSync(join(tmpdir(), "agency-bench-"));
const config = {
  configFile: false as const,
  root,
  logLevel: "warn" as const,
  plugins: [vanillaExtractPlugin(), react()],
  ...fromSource,
  build: { outDir, emptyOutDir: true },
};
await build(config);
const server = await preview({
  ...config,
  preview: {
    host: "127.0.0.1",
    port: 0,
    // Cross-origin isolation: timer resolution of 5 instead of 100 µs.
    headers: {
      "Cross-Origin-Opener-Policy": "same-origin",
      "Cross-Origin-Embedder-Policy": "require-corp",
    },
  },
});
const browser = await chromium.launch(getChromiumOptions());
try {
  const address = server.resolvedUrls?.local[0] ?? "";
  if (!(await mounting(browser, address))) process.exitCode = 1;
} finally {
  await browser.close();
  await server.close();
  rmSync(outDir, { recursive: true, force: true });
}
