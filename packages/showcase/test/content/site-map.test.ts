import {
  caseStudyMapQuery,
  listsUpdatedQuery,
  maxSiteMapEntries,
  postMapCountQuery,
  postMapQuery,
  postMapRangeQuery,
  sampleCountQuery,
  vacancyMapQuery,
} from "@agency/content/queries/site-map";
import { beforeAll, describe, expect, it } from "vitest";
import { ask, changeDocument, type Json, readDataset } from "../../sample/dataset.ts";

const last = "~";
let dataset: Json[];
beforeAll(async () => {
  dataset = (await readDataset()).map((document) => ({
    ...document,
    _updatedAt: "2026-11-20T00:00:00Z",
  }));
});

describe("the site map", () => {
  it("has every page that content makes, and no other", async () => {
    const [posts, caseStudies, vacancies] = await Promise.all(
      [postMapQuery, caseStudyMapQuery, vacancyMapQuery].map((map) =>
        ask(dataset, map, { id: "", last }),
      ),
    );
    const count = (type: string, flag: string) =>
      dataset.filter((document) => document._type === type && document[flag]).length;
    expect(posts).toHaveLength(count("blogPost", "isPublished"));
    expect(caseStudies).toHaveLength(count("caseStudy", "isPublished"));
    expect(vacancies).toHaveLength(count("jobVacancy", "isActive"));
    const kashida = posts?.find(({ _id }) => _id === "post-kashida-is-not-letter-spacing");
    expect(kashida).toMatchObject({
      key: "kashida-is-not-letter-spacing",
      _updatedAt: "2026-11-20T00:00:00Z",
      isSample: true,
    });
    expect(caseStudies?.map(({ key }) => key)).toContain("marsa-lines");
    expect(vacancies?.map(({ key }) => key)).toContain("vacancy-motion-designer");
  });

  it("comes in parts of a bounded size, each after the one before", async () => {
    const [post] = dataset.filter(({ _type }) => _type === "blogPost");
    const many = Array.from({ length: maxSiteMapEntries + 1 }, (_, index) => ({
      ...post,
      _id: `post-${String(index).padStart(5, "0")}`,
    }));
    const first = await ask(many, postMapQuery, { id: "", last });
    expect(first).toHaveLength(maxSiteMapEntries);
    const rest = await ask(many, postMapQuery, { id: first.at(-1)?._id ?? "", last });
    expect(rest.map(({ _id }) => _id)).toEqual(["post-01000"]);
  });

  it("has ranges that end with a document and know its latest change", async () => {
    const posts = await ask(dataset, postMapQuery, { id: "", last });
    const third = posts[2]?._id ?? "";
    const moment = "2026-11-21T00:00:00Z";
    const changed = changeDocument(dataset, posts[1]?._id ?? "", { _updatedAt: moment });
    const range = { id: "", start: 2, end: 3, samples: true };
    expect(await ask(changed, postMapRangeQuery, range)).toEqual({ last: third, updated: moment });
    const next = { ...range, id: third, start: posts.length - 4, end: posts.length - 3 };
    expect(await ask(changed, postMapRangeQuery, next)).toEqual({
      last: posts.at(-1)?._id,
      updated: "2026-11-20T00:00:00Z",
    });
    const beyond = { ...next, start: next.end, end: next.end + 1 };
    expect(await ask(changed, postMapRangeQuery, beyond)).toBeNull();
  });

  it("counts its documents, with samples and without", async () => {
    const own = changeDocument(dataset, "post-count-the-fields", { isSample: null });
    const posts = await ask(own, postMapQuery, { id: "", last });
    expect(await ask(own, postMapCountQuery, { samples: true })).toBe(posts.length);
    expect(await ask(own, postMapCountQuery, { samples: false })).toBe(1);
    const range = { id: "", start: 0, end: 1, samples: false };
    expect(await ask(own, postMapRangeQuery, range)).toMatchObject({
      last: "post-count-the-fields",
    });
  });

  it("says what is a sample", async () => {
    const changed = changeDocument(dataset, "post-count-the-fields", { isSample: null });
    const posts = await ask(changed, postMapQuery, { id: "", last });
    expect(posts.find(({ key }) => key === "count-the-fields")).toMatchObject({ isSample: false });
  });

  it("counts what came with the sample content", async () => {
    const samples = dataset.filter(({ isSample }) => isSample === true);
    expect(samples.length).toBeGreaterThan(10);
    expect(await ask(dataset, sampleCountQuery, {})).toBe(samples.length);
  });

  it("says when each list last changed", async () => {
    const moment = "2026-11-21T00:00:00Z";
    const before = await ask(dataset, listsUpdatedQuery, {});
    expect(new Set(Object.values(before))).toEqual(new Set(["2026-11-20T00:00:00Z"]));
    const changes: [string, string][] = [
      ["post-count-the-fields", "blogPost"],
      ["issue-a-line-with-a-grammar", "newsletterIssue"],
      ["case-marsa-lines", "caseStudy"],
      ["vacancy-studio-manager", "jobVacancy"],
      ["product-rendre", "product"],
      ["team-maya-brandt", "teamMember"],
    ];
    for (const [id, type] of changes) {
      const changed = changeDocument(dataset, id, { _updatedAt: moment });
      const updated = await ask(changed, listsUpdatedQuery, {});
      expect(updated).toEqual({ ...before, [type]: moment });
    }
    const hidden = changeDocument(dataset, "post-not-yet-published", { _updatedAt: moment });
    expect(await ask(hidden, listsUpdatedQuery, {})).toEqual(before);
  });

  it("is empty, not broken, on an empty dataset", async () => {
    expect(await ask([], postMapQuery, { id: "", last })).toEqual([]);
    expect(Object.values(await ask([], listsUpdatedQuery, {}))).toEqual(Array(6).fill(null));
  });
});
