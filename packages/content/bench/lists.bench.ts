import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { openLake } from "../../content-lake/src/index.ts";
import { sampleContent } from "../sample/index.ts";
import { blogQuery, postPageQuery } from "../src/queries/blog.ts";
import { caseStudyQuery } from "../src/queries/case-studies.ts";
import { caseStudyPageQuery } from "../src/queries/case-study-lists.ts";
import { homeQuery } from "../src/queries/home.ts";
import { postQuery } from "../src/queries/posts.ts";
import type { QueryParams } from "../src/queries/query.ts";
import { vacanciesQuery } from "../src/queries/vacancies.ts";
import { sizes, synthetic } from "./synthetic.ts";

/*
 * What a list costs with 2,000 posts, 500 case studies and 300 vacancies, beside the sample content,
 * on the same service, asked as the pages ask: `pnpm --filter @agency/content bench`. Prints times,
 * bytes after gzip, and their ratio.
 */

const lang = "en";
const page = { lang, start: 0, end: 7 };
const queries: Record<string, [query: string, params: QueryParams]> = {
  home: [homeQuery, { lang }],
  blog: [blogQuery, page],
  "blog, a category": [postPageQuery, { ...page, category: "Design", tag: null }],
  post: [postQuery, { lang, slug: "kashida-is-not-letter-spacing" }],
  "case studies": [caseStudyPageQuery, { ...page, industry: null, service: null }],
  "case study": [caseStudyQuery, { lang, slug: "marsa-lines" }],
  vacancies: [vacanciesQuery, { lang }],
};
const rounds = 15;

const folder = await mkdtemp(join(tmpdir(), "content-bench-"));
const lake = await openLake({ dataDir: join(folder, "data") });

/** The answer; throws what the service says when it refuses, as it does after a second. */
async function ask(query: string, params: QueryParams): Promise<string> {
  const search = new URLSearchParams({ query, returnQuery: "false", perspective: "published" });
  for (const [name, value] of Object.entries(params)) search.set(`$${name}`, JSON.stringify(value));
  const url = `http://localhost/v2023-05-03/data/query/production?${search}`;
  const response = await lake.fetch(new Request(url));
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return text;
}

interface Cost {
  /** Milliseconds of the processor's time, which other programs do not stretch; the median. */
  time: number;
  /** Bytes after gzip. */
  gzip: number;
}

async function measure(): Promise<Map<string, Cost>> {
  const costs = new Map<string, Cost>();
  for (const [name, [query, params]] of Object.entries(queries)) {
    const times: number[] = [];
    let text = "";
    for (let round = 0; round < rounds; round++) {
      const start = process.threadCpuUsage();
      text = await ask(query, params).catch((error: Error) => {
        throw new Error(`${name}: ${error.message}`);
      });
      const { user, system } = process.threadCpuUsage(start);
      times.push((user + system) / 1000);
    }
    const time = times.toSorted((a, b) => a - b)[rounds >> 1] ?? 0;
    costs.set(name, { time, gzip: gzipSync(text).length });
  }
  return costs;
}

try {
  await lake.importNdjson("production", sampleContent);
  const few = await measure();

  const documents: Record<string, unknown>[] = [];
  for (const [type, count] of Object.entries(sizes)) {
    const { result } = JSON.parse(await ask("*[_type==$type]", { type }));
    documents.push(...synthetic(result, count));
  }
  const file = join(folder, "synthetic.ndjson");
  await writeFile(file, documents.map((document) => `${JSON.stringify(document)}\n`).join(""));
  await lake.importNdjson("production", file);
  const many = await measure();

  const row = (...cells: (string | number)[]) =>
    console.log(
      cells.map((cell, at) => String(cell)[at ? "padStart" : "padEnd"](at ? 11 : 32)).join(""),
    );
  row("", "ms few", "ms many", "ratio", "kB few", "kB many", "ratio");
  for (const [name, after] of many) {
    const before = few.get(name) as Cost;
    row(
      name,
      before.time.toFixed(1),
      after.time.toFixed(1),
      `× ${(after.time / before.time).toFixed(1)}`,
      (before.gzip / 1000).toFixed(1),
      (after.gzip / 1000).toFixed(1),
      `× ${(after.gzip / before.gzip).toFixed(1)}`,
    );
  }
} finally {
  await lake.close();
  await rm(folder, { recursive: true, force: true });
}
