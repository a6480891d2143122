import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Lake, openLake } from "../../content-lake/src/index.ts";
import { sampleContent } from "../sample/index.ts";
import type { QueryParams } from "../src/index.ts";
import * as content from "../src/index.ts";

let folder: string;
let lake: Lake;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "content-"));
  lake = await openLake({ dataDir: folder });
  await lake.importNdjson("production", sampleContent);
});
afterAll(async () => {
  await lake.close();
  await rm(folder, { recursive: true, force: true });
});

const queries = Object.entries(content).filter(([name]) => name.endsWith("Query")) as [
  string,
  string,
][];

/** The slug and the id that a query is asked with. */
const documents: Record<string, QueryParams> = {
  productQuery: { slug: "rendre" },
  postQuery: { slug: "count-the-fields" },
  postSlugExistsQuery: { slug: "count-the-fields" },
};

async function ask(query: string, params: QueryParams): Promise<unknown> {
  const search = new URLSearchParams({ query, perspective: "published" });
  for (const [name, value] of Object.entries(params)) search.set(`$${name}`, JSON.stringify(value));
  const url = `http://localhost/v2023-05-03/data/query/production?${search}`;
  const reply = await (await lake.fetch(new Request(url))).json();
  expect(reply.error).toBeUndefined();
  return reply.result;
}

describe("the embedded service", () => {
  it.each(queries)("answers %s", async (name, query) => {
    for (const lang of ["en", "ar"]) {
      const result = await ask(query, {
        ...{ lang, start: 0, end: 3, category: null, tag: null, industry: null },
        service: name === "serviceCaseStudiesQuery" ? "Digital Marketing" : null,
        ...{ slug: "marsa-lines", id: "vacancy-frontend-engineer", today: "2026-11-21" },
        slugs: ["count-the-fields", "marsa-lines"],
        ...documents[name],
      });
      expect(result).toBeTruthy();
      expect(result).not.toEqual([]);
    }
  });

  it("gives another part of a list for another start and end", async () => {
    const filter = { lang: "en", category: null, tag: null };
    const part = (start: number, end: number) =>
      ask(content.postPageQuery, { ...filter, start, end }) as Promise<{ slug: string }[]>;
    const four = await part(0, 4);
    expect(four).toHaveLength(4);
    expect(await part(2, 4)).toEqual(four.slice(2));
  });
});
