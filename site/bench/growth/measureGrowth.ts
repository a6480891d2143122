import { spawn } from "node:child_process";
import { rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { createDataFolder, type SiteProcess, startSite } from "../../e2e/server.ts";
import { readProcessorTime, watchMemory } from "./watchMemory.ts";

export type Figures = Record<string, number>;

const filler = new URL("fillPosts.ts", import.meta.url).pathname;
const nodeFlags = ["--max-semi-space-size=4"];
const pollInterval = 20;
const settleTime = 3_000;

const start = (path: string) =>
  startSite({ DATA_DIR: path, MALLOC_ARENA_MAX: "2" }, { nodeFlags, waitsForIndex: false });

function fill(path: string, count: number): Promise<void> {
  const args = [...process.execArgv, filler, path, String(count)];
  const child = spawn(process.execPath, args, { stdio: "inherit" });
  return new Promise((resolve, reject) => {
    child.once("exit", (code) =>
      code === 0 ? resolve() : reject(new Error(`The posts were not written (${code}).`)),
    );
  });
}

async function fetchText(url: string): Promise<{ status: number; text: string; time: number }> {
  const from = performance.now();
  const response = await fetch(url);
  const text = await response.text();
  return { status: response.status, text, time: performance.now() - from };
}

/** Returns ms. */
async function waitFor(url: string, isUsable: (text: string) => boolean): Promise<number> {
  const from = performance.now();
  for (;;) {
    const { status, text } = await fetchText(url);
    if (status === 200 && isUsable(text)) return performance.now() - from;
    await sleep(pollInterval);
  }
}

const hasList = (html: string) => html.includes('id="posts"');
const searchPath = "/api/search?lang=en&type=blogPost&q=brand&end=1";

async function measurePath(
  { url, pid }: SiteProcess,
  name: string,
  path: string,
): Promise<Figures> {
  const { result, before, peak } = await watchMemory(pid, () => fetchText(url + path));
  if (result.status !== 200) throw new Error(`${path}: ${result.status}`);
  const again = await fetchText(url + path);
  return {
    [`${name}, ms`]: result.time,
    [`${name}, second request, ms`]: again.time,
    [`${name}, memory, MB`]: peak - before,
  };
}

async function measureSitemap(site: SiteProcess): Promise<Figures> {
  const index = await measurePath(site, "sitemap", "/sitemap.xml");
  const { text } = await fetchText(`${site.url}/sitemap.xml`);
  const files = [...text.matchAll(/<sitemap><loc>[^<]*(\/sitemap-\d+\.xml)/g)].map(
    ([, path = ""]) => path,
  );
  const times: number[] = [];
  const { before, peak } = await watchMemory(site.pid, async () => {
    for (const path of files) times.push((await fetchText(site.url + path)).time);
  });
  return {
    ...index,
    "sitemap files": files.length,
    "slowest sitemap file, ms": Math.max(0, ...times),
    "all sitemap files, memory, MB": peak - before,
  };
}

async function measureFirstIndex(path: string, count: number): Promise<Figures & { peak: number }> {
  rmSync(join(path, "search.db"), { force: true });
  const site = await start(path);
  try {
    const usedBefore = readProcessorTime(site.pid);
    const blog = fetchText(`${site.url}/blog`);
    const { result, peak } = await watchMemory(site.pid, () =>
      waitFor(`${site.url}/api/search?lang=en&type=blogPost&end=0`, (text) => {
        return (JSON.parse(text) as { count: number }).count >= count;
      }),
    );
    const used = readProcessorTime(site.pid) - usedBefore;
    const { text, time } = await blog;
    return {
      "first index, s": result / 1_000,
      "first index, processor time, s": used,
      "blog during the first index, ms": hasList(text) ? time : Number.NaN,
      peak,
    };
  } finally {
    await site.stop();
  }
}

async function measureRestart(path: string): Promise<Figures> {
  const site = await start(path);
  try {
    const [blog, search] = await Promise.all([
      waitFor(`${site.url}/blog`, hasList),
      waitFor(site.url + searchPath, () => true),
    ]);
    await sleep(settleTime);
    const { peak: calm } = await watchMemory(site.pid, () => sleep(100));
    return {
      "after a restart: blog with its list, ms": blog,
      "after a restart: search, ms": search,
      "calm memory, MB": calm,
      ...(await measureSitemap(site)),
      ...(await measurePath(site, "llms.txt", "/llms.txt")),
      ...(await measurePath(site, "feed", "/feed.xml")),
      ...(await measurePath(site, "JSON feed", "/ar/feed.json")),
    };
  } finally {
    await site.stop();
  }
}

/** Measures the first index, a restart, and pages that list everything. */
export async function measureGrowth(count: number): Promise<Figures> {
  const { path, remove } = createDataFolder();
  try {
    await (await start(path)).stop();
    await fill(path, count);
    const { peak, ...first } = await measureFirstIndex(path, count);
    const restart = await measureRestart(path);
    return {
      ...first,
      "memory while indexing, MB": peak - (restart["calm memory, MB"] ?? 0),
      "search.db, MB": statSync(join(path, "search.db")).size / 1024 ** 2,
      ...restart,
    };
  } finally {
    remove();
  }
}
