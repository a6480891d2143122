/**
 * Benchmarks of the built site beside small references of its own: `pnpm bench site`, or
 * `pnpm bench site clicks` for some of them. What is measured, and how: `docs/performance.md`.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright";
import { chromiumLaunch, chromiumVersion } from "../../scripts/chromium.ts";
import { dataFolder, startSite } from "../e2e/server.ts";
import { type Row, summary } from "./figures.ts";
import { measures, type Sites } from "./measures.ts";
import { installReferences, serveNext } from "./next.ts";
import { serveStatic, serveVite } from "./references.ts";

/** The Next page; without one, and the reason said, where it cannot be installed. */
async function nextPage(): Promise<Sites["next"]> {
  try {
    const folder = installReferences();
    return { ...(await serveNext(folder)), folder };
  } catch (error) {
    console.error("Next is left out, and the requests a second with it:", error);
    return undefined;
  }
}

const machine = (): string => {
  const load = loadavg()[0]?.toFixed(1);
  const { length } = cpus();
  return `${new Date().toISOString()}, ${length} processors, load ${load}`;
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in measures));
if (unknown.length > 0)
  throw new Error(`No measure "${unknown[0]}": there are ${Object.keys(measures).join(", ")}.`);
const chosen = Object.entries(measures).filter(
  ([name]) => wanted.length === 0 || wanted.includes(name),
);

const data = dataFolder();
const outDir = mkdtempSync(join(tmpdir(), "agency-bench-"));
const ours = await startSite({ DATA_DIR: data.path });
const next = await nextPage();
const plain = await serveStatic();
const vite = await serveVite(outDir);
const browser = await chromium.launch(chromiumLaunch("shell"));
const rows: Row[] = [];
try {
  console.log(`\nThe site. ${chromiumVersion()}, Node ${process.version}. ${machine()}`);
  for (const [name, measure] of chosen) {
    rows.push(...(await measure({ browser, ours, next, plain, vite })));
    console.log(`${name}: done, ${machine()}`);
  }
  console.log(`\n${summary(rows)}`);
} finally {
  await browser.close();
  await Promise.all([ours, plain, vite, ...(next ? [next] : [])].map(({ stop }) => stop()));
  data.remove();
  rmSync(outDir, { recursive: true, force: true });
}
if (rows.some(({ isFar }) => isFar)) process.exitCode = 1;
