import { spawnSync } from "node:child_process";
import { createWriteStream } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { finished } from "node:stream/promises";
import { indexes } from "@agency/content/indexes";
import { blogQuery, postPageQuery } from "@agency/content/queries/blog";
import { homeQuery } from "@agency/content/queries/home";
import { postQuery } from "@agency/content/queries/posts";
import type { QueryParams } from "@agency/content/queries/query";
import { openLake } from "@agency/content-lake";
import { sampleContent } from "../sample/index.ts";
import { createSyntheticDocuments } from "../sample/syntheticDocuments.ts";
import { type Figures, renderTable } from "./renderTable.ts";

/*
 * Measures the blog with 100, 10,000 and 100,000 posts: `pnpm bench growth`, or `pnpm bench growth
 * 100 1000` for other sizes. Prints CPU time and bytes per query, and the ratio of the last size to
 * the first.
 */

const [part = "", ...rest] = process.argv.slice(2);
const rounds = 40;
const batch = 2_000;
const lang = "en";
const page = { lang, start: 0, end: 7, category: null, tag: null };

type Lake = Awaited<ReturnType<typeof openLake>>;

async function ask(lake: Lake, query: string, params: QueryParams): Promise<string> {
  const search = new URLSearchParams({ query, returnQuery: "false", perspective: "published" });
  for (const [name, value] of Object.entries(params)) search.set(`$${name}`, JSON.stringify(value));
  const url = `http://localhost/v2023-05-03/data/query/production?${search}`;
  const response = await lake.fetch(new Request(url));
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return text;
}

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

const open = (folder: string) =>
  openLake({
    dataDir: join(folder, "data"),
    knownQueries: new Set<string>([blogQuery, postPageQuery, homeQuery, postQuery]),
    indexes: { production: indexes },
  });

/** A separate process, to measure only the service's memory. */
async function measure(folder: string): Promise<Figures> {
  const start = performance.now();
  const lake = await open(folder);
  const figures: Figures = { "open, ms": performance.now() - start };
  const asked: Record<string, [string, QueryParams]> = {
    home: [homeQuery, { lang }],
    "first page": [postPageQuery, page],
    category: [postPageQuery, { ...page, category: "Design" }],
    tag: [postPageQuery, { ...page, tag: "Arabic type" }],
    post: [postQuery, { lang, slug: "kashida-is-not-letter-spacing" }],
  };
  for (const [name, [query, params]] of Object.entries(asked)) {
    const times: number[] = [];
    let text = "";
    for (let round = 0; round < rounds; round++) {
      const used = process.cpuUsage();
      // Bypasses the cache.
      text = await ask(lake, query, { ...params, round });
      const { user, system } = process.cpuUsage(used);
      times.push((user + system) / 1000);
    }
    figures[`${name}, ms`] = median(times);
    figures[`${name}, bytes`] = text.length;
  }
  figures["memory, MB"] = process.memoryUsage().rss / 1024 ** 2;
  figures["a second, one question"] = await throughput(lake, () => page);
  figures["a second, all differ"] = await throughput(lake, (round) => ({ ...page, round }));
  figures["write, ms"] = await writes(lake, "synthetic-blogPost-50");
  await lake.close();
  return figures;
}

async function importSyntheticPosts(folder: string, count: number): Promise<void> {
  const lake = await open(folder);
  await lake.importNdjson("production", sampleContent);
  const lines = (await readFile(sampleContent, "utf8")).trimEnd().split("\n");
  const originals = lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ _type }) => _type === "blogPost")
    .map((post) => {
      const text = JSON.stringify(post).replaceAll(/"_sanityAsset":"[^"]*"/g, '"n":1');
      return JSON.parse(text) as Record<string, unknown>;
    });
  const posts = createSyntheticDocuments(originals, count);
  for (let from = 0; from < count; from += batch) {
    const file = join(folder, "posts.ndjson");
    const stream = createWriteStream(file);
    for (const post of posts.slice(from, from + batch)) stream.write(`${JSON.stringify(post)}\n`);
    await finished(stream.end());
    await lake.importNdjson("production", file);
  }
  await lake.close();
}

/** Requests per second of eight connections. The first three of six seconds warm up the JIT. */
async function throughput(lake: Lake, params: (round: number) => QueryParams): Promise<number> {
  let asked = 0;
  const during = async (milliseconds: number): Promise<number> => {
    const before = asked;
    const start = performance.now();
    const connection = async () => {
      while (performance.now() - start < milliseconds) {
        await ask(lake, postPageQuery, params(asked++));
      }
    };
    await Promise.all(Array.from({ length: 8 }, connection));
    return ((asked - before) * 1000) / (performance.now() - start);
  };
  await during(3_000);
  return during(3_000);
}

async function writes(lake: Lake, id: string): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const body = JSON.stringify({ mutations: [{ patch: { id, set: { readCount: round } } }] });
    const start = performance.now();
    const response = await lake.fetch(
      new Request("http://localhost/v2023-05-03/data/mutate/production", {
        method: "POST",
        body,
        headers: { authorization: `Bearer ${lake.token}`, "content-type": "application/json" },
      }),
    );
    if (!response.ok) throw new Error(await response.text());
    times.push(performance.now() - start);
  }
  return median(times);
}

function runInChildProcess(...args: string[]): string {
  const { status, stdout } = spawnSync(process.execPath, [...process.execArgv, file, ...args], {
    stdio: ["ignore", "pipe", "inherit"],
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`${args[0]} failed`);
  return stdout;
}

async function getFigures(size: number): Promise<Figures> {
  const folder = await mkdtemp(join(tmpdir(), "growth-"));
  try {
    runInChildProcess("grow", folder, String(size));
    return JSON.parse(runInChildProcess("measure", folder)) as Figures;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function compare(sizes: number[]): Promise<void> {
  const all: Figures[] = [];
  for (const size of sizes) all.push(await getFigures(size));
  console.log(renderTable(sizes, all));
}

const file = new URL(import.meta.url).pathname;
const [folder = "", count = ""] = rest;
if (part === "grow") await importSyntheticPosts(folder, Number(count));
else if (part === "measure") console.log(JSON.stringify(await measure(folder)));
else await compare(part ? [part, ...rest].map(Number) : [100, 10_000, 100_000]);
