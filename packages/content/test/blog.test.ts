import { beforeAll, describe, expect, it } from "vitest";
import { categoryOf, countLabels, type Language, tagsOf } from "../src/index.ts";
import { blogQuery, postCardsQuery, postIndexQuery, postPageQuery } from "../src/queries/blog.ts";
import { ask, importedDataset, type Json, withChange } from "./dataset.ts";

let dataset: Json[];
beforeAll(async () => {
  dataset = await importedDataset();
});

const all = (lang: Language) => ({ lang, category: null, tag: null, start: 0, end: 100 });

describe("the blog page", () => {
  const page = { ...all("ar"), end: 5 };

  it("opens with a part of the posts, the excerpt of the first, and the popular ones", async () => {
    const posts = await ask(dataset, postPageQuery, all("ar"));
    const blog = await ask(dataset, blogQuery, page);
    expect(blog.posts).toEqual(posts.slice(0, 5));
    expect(blog.labels).toHaveLength(13);
    expect(blog.leadExcerpt?.text).toContain("الحرف");
    const marked = new Set(
      dataset.flatMap(({ isPopular, slug }) =>
        isPopular ? [(slug as { current: string }).current] : [],
      ),
    );
    const popular = posts.filter(({ slug }) => marked.has(slug));
    expect(blog.popular).toEqual(popular.map(({ slug, title }) => ({ slug, title })));
    expect(popular).toHaveLength(4);
    expect(await ask(dataset, postPageQuery, { ...page, start: 5, end: 9 })).toEqual(
      posts.slice(5, 9),
    );
  });

  it("counts categories and tags, with one Arabic word for each", async () => {
    for (const lang of ["en", "ar"] as const) {
      const { labels } = await ask(dataset, blogQuery, { ...page, lang });
      expect(labels).toHaveLength(13);
      const categories = countLabels(labels.map((post) => categoryOf(post, lang)));
      expect(categories.reduce((sum, { count }) => sum + count, 0)).toBe(13);
      expect(categories[0]).toMatchObject({ key: "Product", count: 3, lang });
      expect(categories).toContainEqual(
        lang === "ar"
          ? { key: "General", text: "عام", lang, count: 2 }
          : { key: "General", text: "General", lang, count: 2 },
      );
      const tags = countLabels(labels.flatMap(tagsOf));
      expect(tags.every((tag) => tag.lang === lang)).toBe(true);
      expect(tags.find(({ key }) => key === "Studio")?.count).toBe(3);
    }
  });

  it.each([
    [{ category: "General", tag: null }, 2],
    [{ category: "Design", tag: null }, 2],
    [{ category: null, tag: "Gulf" }, 3],
    [{ category: "Product", tag: "Gulf" }, 1],
    [{ category: "nothing", tag: null }, 0],
  ])("is filtered by %j", async (filter, count) => {
    const blog = await ask(dataset, blogQuery, { ...all("en"), ...filter });
    expect(blog.posts).toHaveLength(count);
    expect(blog.labels).toHaveLength(13);
    const index = await ask(dataset, postIndexQuery, { lang: "en" });
    for (const { slug, category } of blog.posts) {
      expect(filter.category ?? category.key).toBe(category.key);
      const tags = index.find((post) => post.slug === slug)?.tags;
      if (filter.tag) expect(tags).toContain(filter.tag);
    }
  });

  it("has an index to search, in Arabic with the English words, too", async () => {
    const posts = await ask(dataset, postPageQuery, all("ar"));
    const index = await ask(dataset, postIndexQuery, { lang: "ar" });
    expect(index.map(({ slug }) => slug)).toEqual(posts.map(({ slug }) => slug));
    const kashida = index[0];
    expect(kashida).toMatchObject({
      category: "Design",
      tags: ["Arabic type", "Identity", "Accessibility"],
    });
    for (const word of [
      "لينا حداد",
      "التصميم",
      "الخط العربي",
      "Kashida is not",
      "Stretching a line",
    ]) {
      expect(kashida?.words).toContain(word);
    }
    expect(kashida?.author).toBe("Lina Haddad");
    const english = await ask(dataset, postIndexQuery, { lang: "en" });
    expect(JSON.stringify(english)).not.toMatch(/\p{Script=Arabic}/u);
    const bare = withChange(dataset, "post-kashida-is-not-letter-spacing", {
      excerpt: null,
      author: null,
      tags: null,
    });
    expect((await ask(bare, postIndexQuery, { lang: "en" }))[0]).toMatchObject({
      words: "",
      author: null,
      tags: [],
    });
  });

  it("has cards for what a search found", async () => {
    const slugs = ["count-the-fields", "kashida-is-not-letter-spacing", "not-yet-published"];
    const cards = await ask(dataset, postCardsQuery, { lang: "en", slugs });
    expect(cards.map(({ slug }) => slug)).toEqual([slugs[1], slugs[0]]);
  });
});
