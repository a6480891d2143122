import {
  caseStudyMapQuery,
  listsUpdatedQuery,
  mapEntriesAtOnce,
  postMapQuery,
  sampleCountQuery,
  vacancyMapQuery,
} from "@agency/content/queries/site-map";
import { beforeAll, describe, expect, it } from "vitest";
import { ask, importedDataset, type Json, withChange } from "../../sample/dataset.ts";

let dataset: Json[];
beforeAll(async () => {
  dataset = (await importedDataset()).map((document) => ({
    ...document,
    _updatedAt: "2026-11-20T00:00:00Z",
  }));
});

describe("the site map", () => {
  it("has every page that content makes, and no other", async () => {
    const [posts, caseStudies, vacancies] = await Promise.all(
      [postMapQuery, caseStudyMapQuery, vacancyMapQuery].map((map) =>
        ask(dataset, map, { id: "" }),
      ),
    );
    const count = (type: string, flag: string) =>
      dataset.filter((document) => document._type === type && document[flag]).length;
    expect(posts).toHaveLength(count("blogPost", "isPublished"));
    expect(caseStudies).toHaveLength(count("caseStudy", "isPublished"));
    expect(vacancies).toHaveLength(count("jobVacancy", "isActive"));
    expect(posts).toContainEqual({
      _id: "post-kashida-is-not-letter-spacing",
      key: "kashida-is-not-letter-spacing",
      _updatedAt: "2026-11-20T00:00:00Z",
      isSample: true,
    });
    expect(caseStudies?.map(({ key }) => key)).toContain("marsa-lines");
    expect(vacancies?.map(({ key }) => key)).toContain("vacancy-motion-designer");
  });

  it("comes in parts of a bounded size, each after the one before", async () => {
    const [post] = dataset.filter(({ _type }) => _type === "blogPost");
    const many = Array.from({ length: mapEntriesAtOnce + 1 }, (_, index) => ({
      ...post,
      _id: `post-${String(index).padStart(5, "0")}`,
    }));
    const first = await ask(many, postMapQuery, { id: "" });
    expect(first).toHaveLength(mapEntriesAtOnce);
    const rest = await ask(many, postMapQuery, { id: first.at(-1)?._id ?? "" });
    expect(rest.map(({ _id }) => _id)).toEqual(["post-01000"]);
  });

  it("says what is a sample", async () => {
    const changed = withChange(dataset, "post-count-the-fields", { isSample: null });
    const posts = await ask(changed, postMapQuery, { id: "" });
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
      const changed = withChange(dataset, id, { _updatedAt: moment });
      const updated = await ask(changed, listsUpdatedQuery, {});
      expect(updated).toEqual({ ...before, [type]: moment });
    }
    const hidden = withChange(dataset, "post-not-yet-published", { _updatedAt: moment });
    expect(await ask(hidden, listsUpdatedQuery, {})).toEqual(before);
  });

  it("is empty, not broken, on an empty dataset", async () => {
    expect(await ask([], postMapQuery, { id: "" })).toEqual([]);
    expect(Object.values(await ask([], listsUpdatedQuery, {}))).toEqual(Array(6).fill(null));
  });
});
