import { beforeAll, describe, expect, it } from "vitest";
import { sampleCountQuery, siteMapQuery } from "../src/queries/site-map.ts";
import { ask, importedDataset, type Json, withChange } from "./dataset.ts";

let dataset: Json[];
beforeAll(async () => {
  dataset = (await importedDataset()).map((document) => ({
    ...document,
    _updatedAt: "2026-11-20T00:00:00Z",
  }));
});

describe("the site map", () => {
  it("has every page that content makes, and no other", async () => {
    const { posts, caseStudies, vacancies } = await ask(dataset, siteMapQuery, {});
    const count = (type: string, flag: string) =>
      dataset.filter((document) => document._type === type && document[flag]).length;
    expect(posts).toHaveLength(count("blogPost", "isPublished"));
    expect(caseStudies).toHaveLength(count("caseStudy", "isPublished"));
    expect(vacancies).toHaveLength(count("jobVacancy", "isActive"));
    expect(posts).toContainEqual({
      _type: "blogPost",
      key: "kashida-is-not-letter-spacing",
      _updatedAt: "2026-11-20T00:00:00Z",
      publishedAt: "2026-11-12T06:00:00Z",
      isSample: true,
      languages: ["en", "ar"],
    });
    expect(caseStudies.find(({ key }) => key === "marsa-lines")).toMatchObject({
      _type: "caseStudy",
      publishedAt: "2025-06-10T08:00:00Z",
      languages: ["en", "ar"],
    });
    expect(vacancies.find(({ key }) => key === "vacancy-motion-designer")).toMatchObject({
      _type: "jobVacancy",
      applicationDeadline: "2025-10-31",
    });
  });

  it("says which languages a text is really there in, and what is a sample", async () => {
    const id = "post-count-the-fields";
    const languages = async (change: Json) => {
      const { posts } = await ask(withChange(dataset, id, change), siteMapQuery, {});
      return posts.find(({ key }) => key === "count-the-fields");
    };
    expect(await languages({ ar: { title: "عدّ الحقول" } })).toMatchObject({ languages: ["en"] });
    expect(await languages({ body: "Plain text" })).toMatchObject({ languages: ["en", "ar"] });
    expect(await languages({ body: null })).toMatchObject({ languages: ["ar"] });
    expect(await languages({ isSample: null })).toMatchObject({ isSample: false });
  });

  it("counts what came with the sample content", async () => {
    const samples = dataset.filter(({ isSample }) => isSample === true);
    expect(samples.length).toBeGreaterThan(10);
    expect(await ask(dataset, sampleCountQuery, {})).toBe(samples.length);
  });

  it("says when each list last changed", async () => {
    const moment = "2026-11-21T00:00:00Z";
    const before = (await ask(dataset, siteMapQuery, {})).updated;
    expect(new Set(Object.values(before))).toEqual(new Set(["2026-11-20T00:00:00Z"]));
    const changes: [string, string][] = [
      ["post-count-the-fields", "blogPost"],
      ["case-marsa-lines", "caseStudy"],
      ["vacancy-studio-manager", "jobVacancy"],
      ["product-rendre", "product"],
      ["team-maya-brandt", "teamMember"],
    ];
    for (const [id, type] of changes) {
      const changed = withChange(dataset, id, { _updatedAt: moment });
      const { updated } = await ask(changed, siteMapQuery, {});
      expect(updated).toEqual({ ...before, [type]: moment });
    }
    const hidden = withChange(dataset, "post-not-yet-published", { _updatedAt: moment });
    expect((await ask(hidden, siteMapQuery, {})).updated).toEqual(before);
  });

  it("is empty, not broken, on an empty dataset", async () => {
    const { updated, ...lists } = await ask([], siteMapQuery, {});
    expect(lists).toEqual({ posts: [], caseStudies: [], vacancies: [] });
    expect(Object.values(updated)).toEqual(Array(5).fill(null));
  });
});
