/**
 * Benchmarks of `@agency/ui` in Chromium: `pnpm bench library`, or `pnpm bench library particles` for
 * some of them.
 * They compare within one run: ratios hold on any machine, times on this one. Ends with 1 where the
 * mounting of the six everyday parts costs more than its target.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { type Browser, chromium, type Page, type Worker } from "playwright";
import { build, preview } from "vite";
import type { Benchmarks } from "../packages/ui/bench/main.tsx";
import { chromiumLaunch } from "./chromium.ts";
import { fromSource } from "./vitest/fromSource.ts";

const root = new URL("../packages/ui/bench/", import.meta.url).pathname;
const dots = [50, 500, 2000, 5000];
/** How long each number of dots is drawn before and while it is measured, in ms. */
const warmUp = 500;
const measured = 2000;
/** The target: all six parts, as a multiple of plain elements. */
const mostTimes = 2;

declare global {
  interface Window {
    benchmarks: Benchmarks;
  }
}

type Drawing = "doubleLoop" | "page" | "worker";

/** Counts the frames drawn in `time` ms; handed to the browser, where it runs. */
const countFrames = (time: number) =>
  new Promise<number>((resolve) => {
    let frames = 0;
    const start = performance.now();
    const frame = () => {
      if (performance.now() - start > time) return resolve(frames);
      frames += 1;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });

async function open(browser: Browser, address: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1920, height: 1080 } });
  await page.goto(address);
  await page.waitForFunction(() => "benchmarks" in window);
  return page;
}

/** Milliseconds of script on the page's own thread for each frame that is drawn. */
async function scriptTime(browser: Browser, address: string, drawing: Drawing, count: number) {
  const page = await open(browser, address);
  const worker = drawing === "worker" ? page.waitForEvent("worker") : undefined;
  await page.evaluate(
    ([kind, many]) => {
      if (kind === "doubleLoop") window.benchmarks.doubleLoop(many);
      else window.benchmarks.ours(many, kind === "worker");
    },
    [drawing, count] as const,
  );
  const drawer: Page | Worker = (await worker) ?? page;
  await page.waitForTimeout(warmUp);
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  const scripted = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "ScriptDuration")?.value ?? 0;
  };
  const before = await scripted();
  const frames =
    drawer === page
      ? await page.evaluate(countFrames, measured)
      : await (drawer as Worker).evaluate(countFrames, measured);
  const time = ((await scripted()) - before) * 1000;
  await page.close();
  return time / Math.max(1, frames);
}

async function particles(browser: Browser, address: string): Promise<void> {
  const names: Record<Drawing, string> = {
    doubleLoop: "a plain double loop",
    page: "ParticleBackground, drawn by the page",
    worker: "ParticleBackground, drawn by its worker",
  };
  console.log("\nParticles: main-thread script for each frame, in ms, at 1920 × 1080");
  console.log(`| | ${dots.join(" | ")} |\n|---|${dots.map(() => "---").join("|")}|`);
  for (const drawing of Object.keys(names) as Drawing[]) {
    const times: number[] = [];
    for (const count of dots) times.push(await scriptTime(browser, address, drawing, count));
    console.log(`| ${names[drawing]} | ${times.map((time) => time.toFixed(3)).join(" | ")} |`);
  }
}

async function mounting(browser: Browser, address: string): Promise<boolean> {
  const page = await open(browser, address);
  const results = await page.evaluate(() => window.benchmarks.mounting(10, 250));
  await page.close();
  console.log("\nMounting 10 of each, against plain elements: medians of 200 runs, in turn");
  console.log("| | @agency/ui, ms | plain, ms | ratio |\n|---|---|---|---|");
  for (const [name, { ours, plain }] of Object.entries(results)) {
    const ratio = (ours / plain).toFixed(2);
    console.log(`| ${name} | ${ours.toFixed(2)} | ${plain.toFixed(2)} | ${ratio} |`);
  }
  const { ours = 0, plain = 1 } = results.all ?? {};
  const ratio = ours / plain;
  const holds = ratio <= mostTimes;
  console.log(`All six: ${ratio.toFixed(2)} ×, target ${mostTimes} ×${holds ? "" : ": too much"}.`);
  return holds;
}

const wanted = process.argv.slice(2);
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
    // Isolated, a page has a clock of 5 µs in place of 100.
    headers: {
      "Cross-Origin-Opener-Policy": "same-origin",
      "Cross-Origin-Embedder-Policy": "require-corp",
    },
  },
});
const browser = await chromium.launch(chromiumLaunch());
try {
  const address = server.resolvedUrls?.local[0] ?? "";
  if (wanted.length === 0 || wanted.includes("particles")) await particles(browser, address);
  if (wanted.length === 0 || wanted.includes("mounting")) {
    if (!(await mounting(browser, address))) process.exitCode = 1;
  }
} finally {
  await browser.close();
  await server.close();
  rmSync(outDir, { recursive: true, force: true });
}
