import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { postPageQuery } from "@agency/content/queries/blog";
import type { QueryParams } from "@agency/content/queries/query";
import { type Lake, openLake } from "@agency/content-lake";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Document } from "../../../content-lake/src/document.ts";
import { answerQuery } from "../../../content-lake/src/query/evaluate.ts";
import { rawView, type View } from "../../../content-lake/src/store/documents.ts";
import { readDataset } from "../../sample/dataset.ts";
import { sampleContent } from "../../sample/index.ts";
import { queries } from "./queries.ts";

/** No sample has an expired `withdrawAt`. */
const withdrawn = {
  ...{ _id: "post-withdrawn", _type: "blogPost", title: "Withdrawn", isPublished: true },
  ...{ slug: { _type: "slug", current: "withdrawn" }, withdrawAt: "2026-01-01T00:00:00Z" },
};

let folder: string;
let lake: Lake;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "content-"));
  lake = await openLake({ dataDir: folder });
  await lake.importNdjson("production", sampleContent);
  const more = join(folder, "more.ndjson");
  await writeFile(more, JSON.stringify(withdrawn));
  await lake.importNdjson("production", more);
});
afterAll(async () => {
  await lake.close();
  await rm(folder, { recursive: true, force: true });
});

const entryIds = ["post-count-the-fields", "case-marsa-lines", "vacancy-frontend-engineer"];

/** Unlike the default. */
const documents: Record<string, QueryParams> = {
  productQuery: { slug: "rendre" },
  postQuery: { slug: "count-the-fields" },
  postIdQuery: { slug: "count-the-fields" },
  issueQuery: { slug: "a-line-with-a-grammar" },
  issueIdQuery: { slug: "a-line-with-a-grammar" },
  issueMailQuery: { ids: ["drafts.issue-a-line-with-a-grammar", "issue-a-line-with-a-grammar"] },
};

/** First page's cursor. */
const beginning = (name: string): QueryParams =>
  /(Entries|States|Changes|Map|MapRange)Query$/.test(name)
    ? { at: "", id: "", last: "~", ids: entryIds }
    : {};

const getParams = (name: string, lang: string): QueryParams => ({
  ...{ lang, start: 0, end: 3, category: null, tag: null, industry: null },
  service: name === "serviceCaseStudiesQuery" ? "Digital Marketing" : null,
  ...{ slug: "marsa-lines", id: "vacancy-frontend-engineer", today: "2026-11-21" },
  since: "2026-11-21T06:00:00.000Z",
  slugs: ["count-the-fields", "marsa-lines"],
  samples: true,
  ...documents[name],
  ...beginning(name),
  ...(name.endsWith("MapRangeQuery") && { end: 1 }),
});

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
      const result = await ask(query, getParams(name, lang));
      expect(result).toBeTruthy();
      expect(result).not.toEqual([]);
    }
  });

  it("gives another part of a list for another start and end", async () => {
    const filter = { lang: "en", category: null, tag: null };
    const part = (start: number, end: number) =>
      ask(postPageQuery, { ...filter, start, end }) as Promise<{ slug: string }[]>;
    const four = await part(0, 4);
    expect(four).toHaveLength(4);
    expect(await part(2, 4)).toEqual(four.slice(2));
  });
});

describe("with 20,000 posts and as many case studies", () => {
  let view: View;
  beforeAll(async () => {
    const sample = (await readDataset()) as unknown as Document[];
    const copies = ["blogPost", "caseStudy"].flatMap((type) => {
      const originals = sample.filter(({ _type }) => _type === type);
      return Array.from({ length: 20_000 }, (_, index) => {
        const original = originals[index % originals.length] as Document;
        const slug = { _type: "slug", current: `copy-${index}` };
        return { ...original, _id: `${type}-copy-${index}`, slug };
      });
    });
    const all = [...sample, withdrawn as unknown as Document, ...copies].sort((a, b) =>
      a._id < b._id ? -1 : 1,
    );
    const _updatedAt = "2026-11-20T00:00:00Z";
    view = rawView(new Map(all.map((one) => [one._id, { ...one, _updatedAt }])));
  });

  const context = { projectId: "local", dataset: "production", identity: "<anonymous>" };
  // Without the time limit, which busy machines exceed.
  const answer = (query: string, params: QueryParams) =>
    answerQuery(view, query, params, context, false);

  it.each(queries)("answers %s", (name, query) => {
    for (const lang of ["en", "ar"]) {
      expect(["null", "[]", "0"]).not.toContain(answer(query, getParams(name, lang)));
    }
  });

  it("answers a look into the list for a few documents", () => {
    const related =
      '*[_type=="blogPost"&&slug.current==$slug]{title,"r":*[_type=="blogPost"&&category==^.category][0...3]._id}';
    expect(answer(related, { slug: "copy-7" })).toContain("copy");
  });
});
