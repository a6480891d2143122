import { evaluate, parse } from "groq-js";
import { describe, expect, it } from "vitest";
import { postSummariesQuery } from "../src/queries/feeds.ts";
import {
  caseStudyMapQuery,
  issueMapQuery,
  type MapQuery,
  maxSiteMapEntries,
  postMapQuery,
  vacancyMapQuery,
} from "../src/queries/site-map.ts";

const shown = {
  ...{ isPublished: true, isActive: true, status: "sent", sentAt: "2026-01-01T00:00:00Z" },
  ...{ _updatedAt: "2026-01-01T00:00:00Z", publishedDate: "2026-01-01T00:00:00Z" },
};

const copies = (type: string, count: number) =>
  Array.from({ length: count }, (_, at) => {
    const id = `${type}-${String(at).padStart(5, "0")}`;
    return { ...shown, _id: id, _type: type, slug: { current: id }, body: "x".repeat(1_000) };
  });

async function run(query: string, dataset: unknown[], params: object): Promise<object[]> {
  const found = await evaluate(parse(query, { params: { ...params } }), {
    dataset,
    params: { ...params },
    timestamp: new Date("2026-06-01"),
  });
  return (await found.get()) as object[];
}

describe.each<[string, MapQuery]>([
  ["blogPost", postMapQuery],
  ["caseStudy", caseStudyMapQuery],
  ["jobVacancy", vacancyMapQuery],
  ["newsletterIssue", issueMapQuery],
])("the sitemap of %s", (type, query) => {
  const all = { id: "", last: "~" };

  it("reads id, slug, date and flag of a document, and not its texts", async () => {
    const [entry = {}] = await run(query, copies(type, 1), all);
    expect(Object.keys(entry).toSorted()).toEqual([
      "_id",
      "_rev",
      "_type",
      "_updatedAt",
      "isSample",
      "key",
    ]);
  });

  it("reads a page of its own range", async () => {
    const dataset = copies(type, maxSiteMapEntries + 5);
    expect(await run(query, dataset, all)).toHaveLength(maxSiteMapEntries);
    const range = { id: `${type}-00009`, last: `${type}-00012` };
    expect(await run(query, dataset, range)).toHaveLength(3);
  });
});

it("llms.txt reads no body, and a few posts however many there are", async () => {
  const posts = await run(postSummariesQuery, copies("blogPost", 200), { lang: "en" });
  expect(posts.length).toBeLessThanOrEqual(30);
  expect(JSON.stringify(posts)).not.toContain("xxx");
});
