import { describe, expect, it } from "vitest";
import { maxHits } from "../src/contract.ts";
import type { Entry } from "../src/index-entry.ts";
import { createIndex, entry } from "./support.ts";

const at = (day: number) => Date.UTC(2026, 0, day);
const label = (kind: Entry["labels"][number]["kind"], key: string, ar: string | null = null) => ({
  ...{ kind, key, ar },
});

describe("the order", () => {
  const index = createIndex(
    entry("body", { moment: at(4), body: { en: "A word about kashida", ar: null } }),
    entry("old", { moment: at(1), title: { en: "Kashida", ar: null } }),
    entry("new", { moment: at(2), title: { en: "Kashida", ar: null } }),
    entry("undated", { body: { en: "kashida", ar: null } }),
  );

  it("is by where the words stand, newer ones first among equals", () => {
    expect(index.paths({ q: "kashida" }).slice(0, 2)).toEqual(["/blog/new", "/blog/old"]);
  });

  it("is by title, labels and excerpt, whole words and short titles first", () => {
    const title = (en: string) => ({ title: { en, ar: null } });
    const { paths } = createIndex(
      entry("body", { moment: at(9), body: { en: "of paper and ink", ar: null } }),
      entry("excerpt", { moment: at(8), excerpt: { en: "Paper.", ar: null } }),
      entry("label", { moment: at(7), labels: [label("tag", "Paper")] }),
      entry("beginning", { moment: at(6), ...title("Paperwork") }),
      entry("long", { moment: at(5), ...title("What paper remembers of ink") }),
      entry("title", { moment: at(3), ...title("Paper") }),
      entry("author", { moment: at(2), names: "Paper" }),
    );
    const order = "title long beginning label author excerpt body".split(" ");
    expect(paths({ q: "paper" })).toEqual(order.map((id) => `/blog/${id}`));
  });

  it("is by date for a list, without a date last", () => {
    const newest = ["/blog/body", "/blog/new", "/blog/old", "/blog/undated"];
    expect(index.paths({ q: "kashida", order: "newest" })).toEqual(newest);
    expect(index.paths()).toEqual(newest);
    expect(index.paths({ start: 1, end: 3 })).toEqual(newest.slice(1, 3));
  });

  it("is that of their coming for documents of one second", () => {
    const { paths } = createIndex(...["a", "b", "c"].map((id) => entry(id, { moment: at(1) })));
    expect(paths()).toEqual(["/blog/a", "/blog/b", "/blog/c"]);
  });
});

describe("beginnings of words", () => {
  const { paths } = createIndex(
    entry("title", { moment: at(2), title: { en: "Branding", ar: "هوية" } }),
    entry("body", { moment: at(1), body: { en: "Of UX, and of branding", ar: "عن هوية العلامة" } }),
  );

  it.each(["bra", "bran", "brand", "brandi", "هوي"])("%s finds titles and bodies", (q) => {
    expect(paths({ q })).toEqual(["/blog/title", "/blog/body"]);
  });

  it("of two letters find titles, and whole words of bodies", () => {
    expect(paths({ q: "br" })).toEqual(["/blog/title"]);
    expect(paths({ q: "ux" })).toEqual(["/blog/body"]);
    expect(paths({ q: "ux brand" })).toEqual(["/blog/body"]);
  });
});

describe("the counts of filters", () => {
  const index = createIndex(
    entry("a", {
      title: { en: "Line one", ar: null },
      labels: [label("category", "Design", "التصميم"), label("tag", "Gulf"), label("tag", "Type")],
    }),
    entry("b", { title: { en: "Line two", ar: null }, labels: [label("category", "Design")] }),
    entry("c", { labels: [label("category", "Data"), label("tag", "Gulf", "الخليج")] }),
    entry("hidden", { isShown: false, labels: [label("category", "Design")] }),
    entry("case", {
      ...{ type: "caseStudy", path: "/case-studies/case" },
      labels: [label("industry", "Energy"), label("service", "One"), label("service", "Two")],
    }),
    entry("other", {
      ...{ type: "caseStudy", path: "/case-studies/other" },
      labels: [label("industry", "Culture"), label("service", "One")],
    }),
  );
  const counts = (labels: { key: string; count: number }[]) =>
    labels.map(({ key, count }) => [key, count]);

  it("are those of all that is shown, most first, with one Arabic name for each", () => {
    const { facets, count } = index.find({ lang: "ar", type: ["blogPost"] });
    expect(count).toBe(3);
    expect(facets.category).toEqual([
      { key: "Design", text: "التصميم", lang: "ar", count: 2 },
      { key: "Data", text: "Data", lang: "en", count: 1 },
    ]);
    expect(counts(facets.tag)).toEqual([
      ["Gulf", 2],
      ["Type", 1],
    ]);
    expect(facets.industry).toEqual([]);
  });

  it("are those among what the text finds", () => {
    const { facets } = index.find({ type: ["blogPost"], q: "line" });
    expect(counts(facets.category)).toEqual([["Design", 2]]);
    expect(counts(facets.tag)).toEqual([
      ["Gulf", 1],
      ["Type", 1],
    ]);
  });

  it("leave out their own filter and keep the others", () => {
    const { facets, count } = index.find({ type: ["caseStudy"], industry: "Culture" });
    expect(count).toBe(1);
    expect(counts(facets.industry)).toEqual([
      ["Culture", 1],
      ["Energy", 1],
    ]);
    expect(counts(facets.service)).toEqual([["One", 1]]);
  });

  it("always know what is asked for, unless no document has it", () => {
    const { facets, count } = index.find({ type: ["blogPost"], q: "two", tag: "Type" });
    expect(count).toBe(0);
    expect(facets.tag).toContainEqual({ key: "Type", text: "Type", lang: "en", count: 0 });
    expect(index.find({ tag: "Nothing" }).facets.tag.map(({ key }) => key)).not.toContain(
      "Nothing",
    );
  });

  it("follow what is taken out", () => {
    const { store, find } = createIndex(
      entry("a", { labels: [label("category", "Design")] }),
      entry("b", { labels: [label("category", "Design")] }),
    );
    store.remove("a");
    expect(counts(find().facets.category)).toEqual([["Design", 1]]);
    store.remove("b");
    store.remove("b");
    expect(find()).toMatchObject({ count: 0, facets: { category: [] } });
  });

  it("filter together", () => {
    expect(index.paths({ category: "Design", tag: "Gulf" })).toEqual(["/blog/a"]);
    expect(index.find({ category: "Design", tag: "Gulf" }).count).toBe(1);
    expect(index.paths({ service: "One", type: ["caseStudy"] })).toHaveLength(2);
    expect(index.paths({ service: "One", type: ["blogPost"] })).toEqual([]);
  });
});

it("counts so many and no more, and says so", () => {
  const many = Array.from({ length: maxHits + 5 }, (_, index) =>
    entry(String(index), {
      moment: at(1) + index * 1000,
      title: { en: "same", ar: null },
      labels: [label("category", "Design"), label("tag", "Gulf")],
    }),
  );
  const { find } = createIndex(...many);
  expect(find({ q: "same" })).toMatchObject({ count: maxHits, isCapped: true });
  expect(find({ q: "same", start: maxHits - 1, end: maxHits + 5 }).results).toHaveLength(1);
  // Stored counts are exact.
  expect(find({ category: "Design" })).toMatchObject({ count: maxHits + 5, isCapped: false });
  expect(find({ category: "Design", tag: "Gulf" })).toMatchObject({ isCapped: true });
});

describe("what is shown of a result", () => {
  const marked = (parts: { text: string; marked?: true }[] = []) =>
    parts.flatMap((part) => (part.marked ? [part.text] : []));
  const result = (one: Partial<Entry>, q: string, lang: "en" | "ar" = "en") =>
    createIndex(entry("a", one)).find({ q, lang }).results[0];

  it("marks words as they are written", () => {
    const title = { en: "Kashida’s line, in ABU DHABI", ar: "الكَشِيدَة في أبو ظبي بـ١٬٠٠٠ سطر" };
    expect(marked(result({ title }, "kashida dhabi")?.marked?.parts)).toEqual(["Kashida", "DHABI"]);
    const arabic = result({ title }, "كشيده ابوظبي 1000", "ar")?.marked;
    expect(arabic?.lang).toBe("ar");
    expect(marked(arabic?.parts)).toEqual(["الكَشِيدَة", "أبو ظبي", "بـ١٬٠٠٠"]);
    expect(arabic?.parts.map(({ text }) => text).join("")).toBe(title.ar);
  });

  it("is the paragraph that has the words, in the language asked for where it has them", () => {
    const long = "Nothing here. ".repeat(40);
    const one = {
      excerpt: { en: "About something else.", ar: "عن شيء آخر." },
      body: { en: `${long}\n\n${long}and a quincunx stands there. ${long}`, ar: null },
    };
    for (const lang of ["en", "ar"] as const) {
      const excerpt = result(one, "quincunx", lang)?.excerpt;
      expect(excerpt?.lang).toBe("en");
      expect(marked(excerpt?.parts)).toEqual(["quincunx"]);
      const text = excerpt?.parts.map((part) => part.text).join("") ?? "";
      expect(text.length).toBeLessThan(220);
      expect(text).toMatch(/^… .* …$/);
    }
  });

  it("is how the excerpt begins where the words stand in the title alone", () => {
    const one = { title: { en: "Quincunx", ar: null }, excerpt: { en: "It begins.", ar: null } };
    expect(result(one, "quincunx")?.excerpt).toEqual({
      lang: "en",
      parts: [{ text: "It begins." }],
    });
    expect(result({ title: one.title }, "quincunx")?.excerpt).toBeNull();
  });

  it("is text and never markup", () => {
    const title = { en: "<b>Kashida</b> & <script>", ar: null };
    expect(result({ title }, "kashida")?.marked?.parts).toEqual([
      { text: "<b>" },
      { text: "Kashida", marked: true },
      { text: "</b> & <script>" },
    ]);
  });

  it("comes without excerpts where they are not asked for", () => {
    const [one] = createIndex(entry("a")).find({ excerpts: false }).results;
    expect(one).toEqual({
      type: "blogPost",
      path: "/blog/a",
      title: { text: "Post a", lang: "en" },
    });
  });
});
