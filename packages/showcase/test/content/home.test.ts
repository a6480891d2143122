import { productSlugs } from "@agency/content";
import { queries as known } from "@agency/content/queries/all";
import { postPageQuery } from "@agency/content/queries/blog";
import { homeQuery } from "@agency/content/queries/home";
import { productsQuery } from "@agency/content/queries/products";
import { beforeAll, describe, expect, it } from "vitest";
import { ask, changeDocument, type Json, readDataset } from "../../sample/dataset.ts";
import { queries } from "./queries.ts";

let dataset: Json[];
beforeAll(async () => {
  dataset = await readDataset();
});

describe("the home page", () => {
  it("asks once for four selected case studies, those that began somewhere, and three posts", async () => {
    const home = await ask(dataset, homeQuery, { lang: "ar" });
    expect(home.caseStudies.map(({ slug }) => slug)).toEqual([
      "marsa-lines",
      "kestrel-row",
      "northlight-clinics",
      expect.any(String),
    ]);
    expect(home.started.find(({ slug }) => slug === "lanternfish-books")).toMatchObject({
      clientName: { text: expect.any(String), lang: "ar" },
      station: "name",
    });
    expect(home.started).toHaveLength(9);
    const posts = await ask(dataset, postPageQuery, {
      lang: "ar",
      category: null,
      tag: null,
      start: 0,
      end: 3,
    });
    expect(home.posts).toEqual(
      posts.map(({ featuredImage, featuredImageLight, category, ...line }) => ({
        ...line,
        readingMinutes: expect.any(Number),
      })),
    );
    expect(home.testimonial).toMatchObject({
      slug: "marsa-lines",
      clientName: { text: "مرسى لاينز", lang: "ar" },
      text: { lang: "ar" },
      author: { text: "هدى المنصوري", lang: "ar" },
      position: { lang: "ar" },
      testimonialPortraits: [
        { width: 960, height: 1200, mirrorInRtl: true, alt: { lang: "ar" } },
        { width: 960, height: 1200 },
      ],
      isSample: true,
    });
    const products = await ask(dataset, productsQuery, { lang: "ar" });
    expect(products).toMatchObject(home.products);
    expect(home.products.map(({ slug }) => slug)).toEqual(productSlugs);
    expect(home.caseStudies.every(({ title }) => title.lang === "ar")).toBe(true);
  });

  it("fills up with the newest when fewer are featured", async () => {
    const changed = changeDocument(dataset, "case-kestrel-row", { isFeatured: null });
    const home = await ask(changed, homeQuery, { lang: "en" });
    expect(home.caseStudies.map(({ slug }) => slug)).toEqual([
      "marsa-lines",
      "northlight-clinics",
      "kestrel-row",
      expect.any(String),
    ]);
  });

  it("has one picture of who speaks for a client, two for two themes, or none", async () => {
    const portraits = async (fields: Json) => {
      const { testimonial } = await ask(
        changeDocument(dataset, "case-marsa-lines", fields),
        homeQuery,
        {
          lang: "en",
        },
      );
      return testimonial?.testimonialPortraits.map((one) => one?.url);
    };
    const [dark, light] = (await portraits({})) ?? [];
    expect(dark).not.toBe(light);
    expect(await portraits({ testimonialPortraitLight: null })).toEqual([dark]);
    const none = { testimonialPortrait: { _type: "image" }, testimonialPortraitLight: null };
    expect(await portraits(none)).toEqual([]);
  });

  it("is empty, not broken, on an empty dataset", async () => {
    expect(await ask([], homeQuery, { lang: "en" })).toEqual({
      caseStudies: [],
      started: [],
      testimonial: null,
      posts: [],
      products: [],
    });
  });
});

it("all queries fit into an address", () => {
  expect(queries).toHaveLength(62);
  expect(new Set(queries.map(([, query]) => query))).toEqual(known);
  for (const [name, query] of queries) {
    // From 11,264 characters the official client sends POST.
    const size = new URLSearchParams({ query }).toString().length;
    expect(size, name).toBeLessThan(11_100);
  }
});
