import type { PostIndexEntry } from "@agency/content/queries/blog";
import { describe, expect, it } from "vitest";
import { findPosts } from "./data.ts";
import { filterHref, passes, readFilters } from "./filters.ts";

const entry = (
  slug: string,
  title: string,
  rest: Partial<PostIndexEntry> = {},
): PostIndexEntry => ({
  slug,
  title: { text: title, lang: "en" },
  category: "Design",
  tags: [],
  publishedAt: null,
  author: null,
  words: "",
  ...rest,
});
const none = { q: "", category: null, tag: null, part: 1 };
const slugs = (found: PostIndexEntry[]) => found.map(({ slug }) => slug);

describe("findPosts", () => {
  const index = [
    entry("a", "الكشيدة ليست تباعد أحرف", { tags: ["Arabic type"] }),
    entry("b", "Count the fields", { category: "Technology", words: "forms got shorter" }),
    entry("c", "A week without meetings", { category: "General" }),
  ];

  it("folds Arabic letter forms", () => {
    expect(slugs(findPosts(index, "كشيده"))).toEqual(["a"]);
  });

  it("looks in titles, labels and words, for every word of the query", () => {
    expect(slugs(findPosts(index, "FORMS count"))).toEqual(["b"]);
    expect(slugs(findPosts(index, "arabic"))).toEqual(["a"]);
    expect(findPosts(index, "forms week")).toEqual([]);
  });

  it("looks for the author and the year, in any digits", () => {
    const posts = [
      entry("a", "One", { author: "Lina Haddad", publishedAt: "2026-11-12T06:00:00Z" }),
      entry("b", "Two", { publishedAt: "2025-11-12T06:00:00Z" }),
    ];
    expect(slugs(findPosts(posts, "haddad"))).toEqual(["a"]);
    expect(slugs(findPosts(posts, "٢٠٢٥"))).toEqual(["b"]);
  });

  it("folds a thousand posts once, not again with every key", () => {
    let read = 0;
    const many = Array.from({ length: 1_000 }, (_, number) =>
      Object.defineProperty(entry(String(number), `Post ${number}`), "words", {
        get: () => {
          read += 1;
          return "kashida and forms";
        },
      }),
    );
    expect(findPosts(many, "post 99")).toHaveLength(19);
    const once = read;
    expect(once).toBeGreaterThan(0);
    expect(findPosts(many, "post 999")).toHaveLength(1);
    expect(read).toBe(once);
  });
});

describe("the filters in the address", () => {
  it("are read and written, and only where they say something", () => {
    expect(filterHref({ q: "", category: null, part: 1 })).toBe("/blog");
    expect(filterHref({ q: "a b", tag: "Gulf", part: 3 })).toBe("/blog?q=a+b&tag=Gulf&page=3");
    expect(readFilters(new URLSearchParams("q=a+b&tag=Gulf&page=3"))).toEqual({
      q: "a b",
      category: null,
      tag: "Gulf",
      part: 3,
    });
    expect(readFilters(new URLSearchParams("page=-1&category="))).toEqual(none);
  });

  it("know a post without category as General", () => {
    expect(passes({ category: null, tags: null }, { category: "General", tag: null })).toBe(true);
    expect(passes({ category: null, tags: null }, { category: "Design", tag: null })).toBe(false);
  });
});
