import { toBodyBlocks } from "@agency/content";
import { feedQuery } from "@agency/content/queries/feeds";
import { postQuery } from "@agency/content/queries/posts";
import { beforeAll, describe, expect, it } from "vitest";
import { ask, changeDocument, type Json, readDataset } from "../../sample/dataset.ts";

let dataset: Json[];
beforeAll(async () => {
  dataset = await readDataset();
});

const slug = "kashida-is-not-letter-spacing";

describe("a feed", () => {
  it.each(["en", "ar"] as const)(
    "has the whole posts in one language (%s), newest first",
    async (lang) => {
      const posts = await ask(dataset, feedQuery, { lang, category: null });
      expect(posts).toHaveLength(24);
      const [first] = posts;
      const whole = await ask(dataset, postQuery, { lang, slug });
      for (const field of [
        "title",
        "body",
        "excerpt",
        "author",
        "tags",
        "featuredImage",
      ] as const) {
        expect(first?.[field]).toEqual(whole?.[field]);
      }
      expect(first).toMatchObject({
        _id: `post-${slug}`,
        _createdAt: "2026-11-12T06:00:00Z",
        publishedAt: "2026-11-12T06:00:00Z",
        isSample: true,
        body: { lang },
      });
    },
  );

  it("of a category has its posts alone, those without one under General", async () => {
    const of = async (category: string) =>
      (await ask(dataset, feedQuery, { lang: "ar", category })).map((post) => post.category.key);
    expect(await of("Design")).toEqual(["Design", "Design", "Design", "Design"]);
    expect(await of("General")).toEqual(["General", "General", "General"]);
    expect(await of("nothing")).toEqual([]);
  });

  it("ends after thirty", async () => {
    const [post] = dataset.filter(({ _id }) => _id === `post-${slug}`);
    const many = Array.from({ length: 40 }, (_, index) => ({ ...post, _id: `post-${index}` }));
    expect(await ask(many, feedQuery, { lang: "en", category: null })).toHaveLength(30);
  });
});

describe("a body of plain text", () => {
  const plain = (change: Json) => changeDocument(dataset, `post-${slug}`, change);
  const text = "One paragraph,\nof two lines.\n\n \n\nAnother one.";

  it("is there as text, and reads as paragraphs", async () => {
    const post = await ask(plain({ body: text, ar: null }), postQuery, { lang: "ar", slug });
    expect(post?.body).toEqual({ blocks: [], text, lang: "en" });
    const blocks = post ? toBodyBlocks(post.body) : [];
    expect(blocks).toMatchObject([
      { _type: "block", style: "normal", children: [{ text: "One paragraph,\nof two lines." }] },
      { children: [{ text: "Another one." }] },
    ]);
    expect(new Set(blocks.map(({ _key }) => _key)).size).toBe(2);
  });

  it("falls back as blocks do, and counts for the time to read", async () => {
    const long = "ا".repeat(5_000);
    const post = await ask(plain({ ar: { body: long } }), postQuery, { lang: "ar", slug });
    expect(post?.body).toEqual({ blocks: [], text: long, lang: "ar" });
    expect(post?.readingMinutes).toBe(5);
    const english = await ask(plain({ ar: { body: "" } }), postQuery, { lang: "ar", slug });
    expect(english?.body).toMatchObject({ text: null, lang: "en" });
    expect(toBodyBlocks(english?.body ?? { blocks: [], text: null }).length).toBeGreaterThan(20);
  });
});
