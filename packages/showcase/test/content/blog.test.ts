import type { Language } from "@agency/content";
import { blogQuery, postCardsQuery, postPageQuery } from "@agency/content/queries/blog";
import { beforeAll, describe, expect, it } from "vitest";
import { ask, type Json, readDataset } from "../../sample/dataset.ts";

let dataset: Json[];
beforeAll(async () => {
  dataset = await readDataset();
});

const all = (lang: Language) => ({ lang, category: null, tag: null, start: 0, end: 100 });

describe("the blog page", () => {
  const page = { ...all("ar"), end: 5 };

  it("opens with a part of the posts, the excerpt of the first, and the popular ones", async () => {
    const posts = await ask(dataset, postPageQuery, all("ar"));
    const blog = await ask(dataset, blogQuery, { lang: "ar", start: 0, end: 5 });
    expect(blog.posts).toEqual(posts.slice(0, 5));
    expect(blog.leadExcerpt?.text).toContain("الحرف");
    const marked = new Set(
      dataset.flatMap(({ isPopular, slug }) =>
        isPopular ? [(slug as { current: string }).current] : [],
      ),
    );
    const popular = posts.filter(({ slug }) => marked.has(slug));
    expect(blog.popular).toMatchObject(popular.map(({ slug, title }) => ({ slug, title })));
    expect(popular).toHaveLength(4);
    expect(await ask(dataset, postPageQuery, { ...page, start: 5, end: 9 })).toEqual(
      posts.slice(5, 9),
    );
  });

  it.each([
    [{ category: "General", tag: null }, 3],
    [{ category: "Design", tag: null }, 4],
    [{ category: null, tag: "Gulf" }, 6],
    [{ category: "Product", tag: "Gulf" }, 1],
    [{ category: "nothing", tag: null }, 0],
  ])("is filtered by %j", async (filter, count) => {
    const posts = await ask(dataset, postPageQuery, { ...all("en"), ...filter });
    expect(posts).toHaveLength(count);
    for (const { slug, category } of posts) {
      expect(filter.category ?? category.key).toBe(category.key);
      const document = dataset.find(({ _id }) => _id === `post-${slug}`);
      if (filter.tag) expect(document?.tags).toContain(filter.tag);
    }
  });

  it("has cards for what a search found", async () => {
    const slugs = ["count-the-fields", "kashida-is-not-letter-spacing", "not-yet-published"];
    const cards = await ask(dataset, postCardsQuery, { lang: "en", slugs });
    expect(cards.map(({ slug }) => slug)).toEqual([slugs[1], slugs[0]]);
  });
});
