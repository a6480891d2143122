import { gzipSync } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";
import { sizes, synthetic } from "../bench/synthetic.ts";
import { blogQuery, postIndexQuery } from "../src/queries/blog.ts";
import { caseStudyIndexQuery, caseStudyListQuery } from "../src/queries/case-study-lists.ts";
import { homeQuery } from "../src/queries/home.ts";
import type { Query, QueryParams } from "../src/queries/query.ts";
import { vacanciesQuery } from "../src/queries/vacancies.ts";
import { ask, importedDataset, type Json } from "./dataset.ts";

let few: Json[];
let many: Json[];
beforeAll(async () => {
  few = await importedDataset();
  const grown = Object.entries(sizes).flatMap(([type, count]) =>
    synthetic(
      few.filter(({ _type }) => _type === type),
      count,
    ),
  );
  many = [...few, ...grown];
});

const page = { lang: "ar", start: 0, end: 7 } as const;
const blog = { ...page, category: null, tag: null };
const cases = { ...page, industry: null, service: null };

/** Bytes as they travel. */
async function bytesOf<Result, Params extends QueryParams>(
  dataset: Json[],
  query: Query<Result, Params>,
  params: Params,
): Promise<number> {
  return gzipSync(JSON.stringify(await ask(dataset, query, params))).length;
}

describe("with 2,000 posts, 500 case studies and 300 vacancies", () => {
  it("the synthetic documents are there, and the same each time", async () => {
    expect((await ask(many, blogQuery, blog)).labels.length).toBeGreaterThan(1850);
    expect((await ask(many, caseStudyListQuery, cases)).labels.length).toBeGreaterThan(450);
    expect((await ask(many, vacanciesQuery, { lang: "ar" })).length).toBeGreaterThan(250);
    const posts = few.filter(({ _type }) => _type === "blogPost");
    expect(synthetic(posts, 3)).toEqual(synthetic(posts, 3));
  });

  it("the home page is as short as before", async () => {
    const before = await bytesOf(few, homeQuery, { lang: "ar" });
    expect(await bytesOf(many, homeQuery, { lang: "ar" })).toBeLessThan(before * 1.1);
  });

  // What grows is a row of labels for each document, for the counts of the filters.
  it("lists open with a page of cards and short rows of labels", async () => {
    const blogGrowth =
      (await bytesOf(many, blogQuery, blog)) - (await bytesOf(few, blogQuery, blog));
    expect(blogGrowth / sizes.blogPost).toBeLessThan(12);
    const caseGrowth =
      (await bytesOf(many, caseStudyListQuery, cases)) -
      (await bytesOf(few, caseStudyListQuery, cases));
    expect(caseGrowth / sizes.caseStudy).toBeLessThan(8);
    expect(await bytesOf(many, vacanciesQuery, { lang: "ar" })).toBeLessThan(9_000);
  });

  // With words drawn at random, which compress worse than sentences.
  it("indexes are lean enough to be loaded for a search", async () => {
    for (const lang of ["en", "ar"] as const) {
      const posts = await bytesOf(many, postIndexQuery, { lang });
      expect(posts / sizes.blogPost).toBeLessThan(lang === "en" ? 110 : 210);
      const studies = await bytesOf(many, caseStudyIndexQuery, { lang });
      expect(studies / sizes.caseStudy).toBeLessThan(lang === "en" ? 80 : 160);
    }
  });
});
