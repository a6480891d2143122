import type { Language } from "@agency/content";
import { postPageQuery } from "@agency/content/queries/blog";
import { type Post, postIdQuery, postQuery } from "@agency/content/queries/posts";
import { beforeAll, describe, expect, it } from "vitest";
import {
  ask,
  changeDocument,
  type Json,
  keepArabicFields,
  readDataset,
} from "../../sample/dataset.ts";

let dataset: Json[];
beforeAll(async () => {
  dataset = await readDataset();
});

const all = (lang: Language) => ({ lang, category: null, tag: null, start: 0, end: 100 });
const find = (id: string) => dataset.find(({ _id }) => _id === id) as Json;

describe("posts", () => {
  it("are the published ones, newest first, undated last", async () => {
    const posts = await ask(dataset, postPageQuery, all("en"));
    const published = dataset.filter(
      ({ _type, isPublished }) => _type === "blogPost" && isPublished,
    );
    expect(posts).toHaveLength(published.length);
    expect(posts.map(({ slug }) => slug)).not.toContain("not-yet-published");
    const dates = posts.map(({ publishedAt }) => publishedAt ?? "");
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(posts[0]?.slug).toBe("kashida-is-not-letter-spacing");
    expect(posts.at(-1)).toMatchObject({ slug: "words-we-no-longer-use", publishedAt: null });
  });

  it("have what a card shows, and no more", async () => {
    const [post] = await ask(dataset, postPageQuery, all("en"));
    expect(Object.keys(post as object).toSorted()).toEqual(
      [
        "_id",
        "_rev",
        "_type",
        "category",
        "featuredImage",
        "featuredImageLight",
        "isSample",
        "publishedAt",
        "slug",
        "title",
      ].toSorted(),
    );
    expect(post?.featuredImage).toEqual({
      url: expect.stringContaining("https://"),
      width: 2000,
      height: 1333,
      lqip: expect.any(String),
      mirrorInRtl: true,
      crop: null,
      alt: { text: expect.any(String), lang: "en" },
    });
    expect(post?.featuredImageLight).toEqual({
      url: expect.stringContaining("https://"),
      width: 2000,
      height: 1333,
      crop: null,
    });
  });

  it("have the crop of an editor, in both themes", async () => {
    const slug = "kashida-is-not-letter-spacing";
    const id = `post-${slug}`;
    const crop = { top: 0.1, bottom: 0, left: 0.25, right: 0.25 };
    const { featuredImage, featuredImageLight } = find(id);
    const cropped = changeDocument(dataset, id, {
      featuredImage: { ...(featuredImage as Json), crop },
      featuredImageLight: { ...(featuredImageLight as Json), crop },
    });
    const post = await ask(cropped, postQuery, { lang: "en", slug });
    expect(post?.featuredImage?.crop).toEqual(crop);
    expect(post?.featuredImageLight?.crop).toEqual(crop);
    const bare = changeDocument(dataset, id, { featuredImageLight: { _type: "image" } });
    const without = await ask(bare, postQuery, { lang: "en", slug });
    expect(without?.featuredImageLight).toBeNull();
  });

  it("without a category are General, in either language", async () => {
    const of = async (lang: "en" | "ar") =>
      (await ask(dataset, postPageQuery, all(lang))).filter(
        ({ category }) => category.key === "General",
      );
    expect(await of("en")).toHaveLength(3);
    for (const { category } of await of("en")) {
      expect(category).toEqual({ key: "General", text: "General", lang: "en" });
    }
    for (const { category } of await of("ar")) {
      expect(category).toEqual({ key: "General", text: "عام", lang: "ar" });
    }
  });

  it("fall back to English field by field", async () => {
    const quay = "what-a-quay-taught-us-about-tables";
    const partly = keepArabicFields(
      keepArabicFields(dataset, `post-${quay}`, ["title", "category"]),
      "post-a-week-without-meetings",
      ["excerpt"],
    );
    const posts = await ask(partly, postPageQuery, all("ar"));
    const bySlug = (slug: string) => posts.find((post) => post.slug === slug);
    expect(bySlug(quay)).toMatchObject({
      title: { lang: "ar" },
      category: { key: "Design", text: "التصميم", lang: "ar" },
    });
    expect(await ask(partly, postQuery, { lang: "ar", slug: quay })).toMatchObject({
      excerpt: { lang: "en" },
    });
    expect(bySlug("a-week-without-meetings")?.title.lang).toBe("en");
    for (const { slug } of posts.slice(0, 7)) {
      const post = await ask(dataset, postQuery, { lang: "ar", slug });
      const { title, excerpt, category, tags } = post as Post;
      expect([title, excerpt, category, tags]).toMatchObject(Array(4).fill({ lang: "ar" }));
    }
  });

  it("give English in English, and never Arabic", async () => {
    expect(JSON.stringify(await ask(dataset, postPageQuery, all("en")))).not.toMatch(/"lang":"ar"/);
  });

  it("have Arabic tags only as long as they are in step with the English ones", async () => {
    const slug = "kashida-is-not-letter-spacing";
    const id = `post-${slug}`;
    const ar = { ...(find(id).ar as Json), tags: ["واحد"] };
    const params = { lang: "ar", slug } as const;
    const post = await ask(changeDocument(dataset, id, { ar }), postQuery, params);
    expect(post?.tags).toMatchObject({
      lang: "en",
      items: ["Arabic type", "Identity", "Accessibility"],
    });
    const bare = await ask(changeDocument(dataset, id, { tags: null, ar: {} }), postQuery, params);
    expect(bare?.tags).toEqual({ keys: [], items: [], lang: "en" });
  });

  it("take longer to read the longer they are", async () => {
    const minutes = async (slug: string, from = dataset) =>
      (await ask(from, postQuery, { lang: "en", slug }))?.readingMinutes;
    expect(await minutes("a-countdown-is-a-promise")).toBe(4);
    expect(await minutes("kashida-is-not-letter-spacing")).toBeGreaterThanOrEqual(5);
    const slug = "a-week-without-meetings";
    expect(await minutes(slug, changeDocument(dataset, `post-${slug}`, { body: null }))).toBe(1);
  });
});

describe("one post", () => {
  it("has its body in the language asked for, with pictures", async () => {
    const slug = "kashida-is-not-letter-spacing";
    const post = await ask(dataset, postQuery, { lang: "ar", slug });
    expect(post).toMatchObject({ author: { text: "لينا حداد", lang: "ar" }, body: { lang: "ar" } });
    const headings = post?.body.blocks.flatMap((block) =>
      block._type === "block" && block.style === "h2" ? block.children.map(({ text }) => text) : [],
    );
    expect(headings).toEqual([
      "سطر له قواعد",
      "متى ينفع المدّ",
      "متى يكسر الكلمة",
      "ماذا نقول للمتصفح",
    ]);
    const figure = post?.body.blocks.find((block) => block._type === "figure");
    expect(figure).toMatchObject({
      image: { width: 1600, mirrorInRtl: false },
      alt: expect.stringContaining("بين"),
      caption: expect.stringContaining("كشيدة"),
    });
  });

  it("is Arabic as a whole, body included", async () => {
    for (const { slug } of await ask(dataset, postPageQuery, all("ar"))) {
      const post = await ask(dataset, postQuery, { lang: "ar", slug });
      expect(post).toMatchObject({ author: { lang: "ar" }, body: { lang: "ar" } });
    }
  });

  it("falls back to the English body", async () => {
    const slug = "a-countdown-is-a-promise";
    const partly = keepArabicFields(dataset, `post-${slug}`, ["title"]);
    const post = await ask(partly, postQuery, { lang: "ar", slug });
    expect(post).toMatchObject({ title: { lang: "ar" }, body: { lang: "en" } });
    expect(post?.body.blocks.length).toBeGreaterThan(10);
  });

  it("has related posts of the same category or with a shared tag, not itself", async () => {
    for (const { slug } of await ask(dataset, postPageQuery, all("en"))) {
      const post = await ask(dataset, postQuery, { lang: "en", slug });
      expect([1, 2, 3]).toContain(post?.related.length);
      for (const other of post?.related ?? []) {
        expect(other.slug).not.toBe(slug);
        expect(other).not.toHaveProperty("body");
        const tags = find(`post-${other.slug}`).tags as string[];
        const tag = tags.some((key) => post?.tags.keys.includes(key));
        expect(tag || other.category.key === post?.category.key).toBe(true);
      }
    }
  });

  it("is related to others without a category where it has none, as they are General", async () => {
    const slug = "kashida-is-not-letter-spacing";
    const other = "a-week-without-meetings";
    const lonely = dataset.map((document) =>
      document._type === "blogPost" ? { ...document, category: document._id, tags: [] } : document,
    );
    for (const [own, theirs] of [
      [null, null],
      [null, "General"],
      ["General", null],
    ]) {
      const changed = changeDocument(lonely, `post-${slug}`, { category: own });
      const both = changeDocument(changed, `post-${other}`, { category: theirs });
      const post = await ask(both, postQuery, { lang: "en", slug });
      expect(post?.related.map((each) => each.slug)).toEqual([other]);
    }
  });

  it("has the newest related posts first", async () => {
    const slug = "kashida-is-not-letter-spacing";
    const post = await ask(dataset, postQuery, { lang: "ar", slug });
    expect(post?.related.map((other) => other.slug)).toEqual([
      "one-marketplace-two-roles",
      "a-brand-book-nobody-prints",
      "count-the-fields",
    ]);
  });

  it("is null when it is unknown or unpublished", async () => {
    for (const slug of ["nowhere", "not-yet-published"]) {
      expect(await ask(dataset, postQuery, { lang: "en", slug })).toBeNull();
      expect(await ask(dataset, postIdQuery, { slug })).toBeNull();
    }
    expect(await ask(dataset, postIdQuery, { slug: "count-the-fields" })).toBe(
      "post-count-the-fields",
    );
  });
});
