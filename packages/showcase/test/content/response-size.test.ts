import { gzipSync } from "node:zlib";
import { blogQuery } from "@agency/content/queries/blog";
import { caseStudyPageQuery } from "@agency/content/queries/case-study-lists";
import { homeQuery } from "@agency/content/queries/home";
import type { Query, QueryParams } from "@agency/content/queries/query";
import {
  type ChangeCursor,
  caseStudyChangesQuery,
  caseStudyStatesQuery,
  caseStudyTotalQuery,
  type EntryState,
  maxStates,
  postChangesQuery,
  postStatesQuery,
  postTotalQuery,
  vacancyChangesQuery,
  vacancyStatesQuery,
} from "@agency/content/queries/search-entries";
import { vacanciesQuery } from "@agency/content/queries/vacancies";
import { beforeAll, describe, expect, it } from "vitest";
import { ask, type Json, readDataset } from "../../sample/dataset.ts";
import { createSyntheticDocuments, sizes } from "../../sample/syntheticDocuments.ts";

let few: Json[];
let many: Json[];
beforeAll(async () => {
  few = await readDataset();
  const grown = Object.entries(sizes).flatMap(([type, count]) =>
    createSyntheticDocuments(
      few.filter(({ _type }) => _type === type),
      count,
    ),
  );
  // Equal timestamps, as after an import.
  many = [...few, ...grown].map((document, index) => ({
    ...document,
    _updatedAt: new Date(Date.UTC(2026, 0, 1) + (index >> 8) * 1000).toISOString(),
  }));
});

const page = { lang: "ar", start: 0, end: 7 } as const;

/** Compressed. */
async function getBytes<Result, Params extends QueryParams>(
  dataset: Json[],
  query: Query<Result, Params>,
  params: Params,
): Promise<number> {
  return gzipSync(JSON.stringify(await ask(dataset, query, params))).length;
}

describe("with 2,000 posts, 500 case studies and 300 vacancies", () => {
  it("the synthetic documents are there, and the same each time", async () => {
    expect(await ask(many, postTotalQuery, {})).toBeGreaterThan(2_000);
    expect(await ask(many, caseStudyTotalQuery, {})).toBeGreaterThan(500);
    expect((await ask(many, vacanciesQuery, { lang: "ar" })).length).toBeGreaterThan(250);
    const posts = few.filter(({ _type }) => _type === "blogPost");
    expect(createSyntheticDocuments(posts, 3)).toEqual(createSyntheticDocuments(posts, 3));
  });

  // Synthetic documents have other words, not more.
  it.each([
    ["the home page", homeQuery, { lang: "ar" }],
    ["the blog", blogQuery, page],
    ["the case studies", caseStudyPageQuery, { ...page, industry: null, service: null }],
  ] as const)("%s is as short as before", async (_, query, params) => {
    const before = await getBytes(few, query as Query<unknown>, params);
    expect(await getBytes(many, query as Query<unknown>, params)).toBeLessThan(before * 1.35);
  });

  it("vacancies stay short enough to come whole", async () => {
    expect(await getBytes(many, vacanciesQuery, { lang: "ar" })).toBeLessThan(10_000);
  });

  it.each([
    ["blogPost", postChangesQuery],
    ["caseStudy", caseStudyChangesQuery],
    ["jobVacancy", vacancyChangesQuery],
    ["blogPost", postStatesQuery],
    ["caseStudy", caseStudyStatesQuery],
    ["jobVacancy", vacancyStatesQuery],
  ] as const)("an index reads %s in parts", async (type, query) => {
    const documents = many.filter(({ _type }) => _type === type);
    const ids: unknown[] = [];
    for (let params = { at: "", id: "" }; ; ) {
      const part = await ask(documents, query as Query<EntryState[], ChangeCursor>, params);
      expect(part.length).toBeLessThanOrEqual(maxStates);
      ids.push(...part.map(({ _id }) => _id));
      const last = part.at(-1);
      if (!last) break;
      params = { at: last._updatedAt, id: last._id };
    }
    expect(ids.toSorted()).toEqual(documents.map(({ _id }) => _id).toSorted());
  });
});
