import { getFeedPaths } from "@agency/content/feed-paths";
import type { Language } from "@agency/content/language";
import type { BodyBlock } from "@agency/content/queries/body";
import { describe, expect, it } from "vitest";
import { atomFeed, type Feed, type FeedEntry, jsonFeed } from "../src/seo/feeds.ts";
import { bodyHtml } from "../src/seo/portableText.ts";
import { atomErrors } from "./fixtures/seo/schemas.ts";
import { getLocalizedPath, urls } from "./fixtures/seo/urls.ts";

const { origin } = urls;
const blogFeed = (language: Language, category?: string) =>
  getFeedPaths(getLocalizedPath, language, { path: "/feed" }, category);
const entry: FeedEntry = {
  path: "/blog/kashida",
  title: "Kashida & <letters>",
  summary: "Why",
  html: "<p>It is ]]> not & never</p>",
  publishedAt: "2026-03-04T08:00:00Z",
  modifiedAt: "2026-03-05",
  author: "A. Author",
  category: { key: "Design", label: "التصميم" },
  tags: ["Arabic", "Type"],
  image: `${origin}/picture.png`,
};
const feed = (own: Partial<Feed> = {}): Feed => ({
  language: "en",
  title: "Blog",
  subtitle: "Articles",
  siteName: "Bayn",
  own: blogFeed(own.language ?? "en"),
  path: "/blog",
  entries: [
    entry,
    {
      ...entry,
      path: "/blog/ar",
      language: "ar",
      author: null,
      publishedAt: null,
      modifiedAt: "2026-04-01T00:00:00Z",
    },
  ],
  ...own,
});

describe("the addresses of feeds", () => {
  it("have the language, the category and the format in them", () => {
    expect(blogFeed("en").atom).toBe("/feed.xml");
    expect(blogFeed("ar").json).toBe("/ar/feed.json");
    expect(blogFeed("ar", "Digital Strategy & Law").atom).toBe("/ar/feed/digital-strategy-law.xml");
    expect(getFeedPaths(getLocalizedPath, "ar", { path: "/newsletter/feed" }).json).toBe(
      "/ar/newsletter/feed.json",
    );
  });
});

describe.each(["en", "ar"] as const)("an Atom feed in %s", (language) => {
  it("is valid, with posts and without", async () => {
    expect(await atomErrors(atomFeed(feed({ language }), urls))).toEqual([]);
    expect(
      await atomErrors(atomFeed(feed({ language, own: blogFeed(language, "Design") }), urls)),
    ).toEqual([]);
    expect(await atomErrors(atomFeed(feed({ language, entries: [] }), urls))).toEqual([]);
  });

  it("knows its own address and that of its page", () => {
    const xml = atomFeed(feed({ language }), urls);
    const prefix = language === "ar" ? "/ar" : "";
    expect(xml).toContain(
      `rel="self" type="application/atom+xml" href="${origin}${prefix}/feed.xml"`,
    );
    expect(xml).toContain(`<id>${origin}${prefix}/blog/kashida</id>`);
  });
});

describe("an Atom feed", () => {
  const xml = atomFeed(feed(), urls);

  it("holds whole posts with their language and direction", () => {
    expect(xml).toContain(
      "&lt;div lang=&quot;en&quot; dir=&quot;ltr&quot;&gt;&lt;p&gt;It is ]]&gt; not &amp; never&lt;/p&gt;",
    );
    expect(xml).toContain('<entry xml:lang="ar">');
    expect(xml).toContain("dir=&quot;rtl&quot;");
  });

  it("changed when its newest post did, and never when it has none", () => {
    const updated = (text: string) => /<updated>(.*?)</.exec(text)?.[1];
    expect(updated(xml)).toBe("2026-04-01T00:00:00.000Z");
    expect(updated(atomFeed(feed({ entries: [] }), urls))).toBe("1970-01-01T00:00:00.000Z");
  });

  it("leaves out characters that XML does not know", async () => {
    const wrong = atomFeed(feed({ title: "a\u0000\u000bb" }), urls);
    expect(await atomErrors(wrong)).toEqual([]);
    expect(wrong).toContain("<title>ab</title>");
  });

  it("would be found wrong by its schema", async () => {
    expect(await atomErrors(xml.replace(/<id>.*?<\/id>/, ""))).not.toEqual([]);
    expect(await atomErrors(xml.replace("2026-04-01T00:00:00.000Z", "2026-04-01"))).not.toEqual([]);
    expect(await atomErrors(xml.replace("<summary>", "<description/><summary>"))).not.toEqual([]);
  });
});

describe("a JSON feed", () => {
  it("says the same by JSON Feed 1.1", () => {
    const { items, ...head } = JSON.parse(jsonFeed(feed({ language: "ar" }), urls));
    expect(head).toEqual({
      version: "https://jsonfeed.org/version/1.1",
      title: "Blog",
      description: "Articles",
      home_page_url: `${origin}/ar/blog`,
      feed_url: `${origin}/ar/feed.json`,
      icon: `${origin}/icon-512.png`,
      favicon: `${origin}/icon-192.png`,
      language: "ar",
      authors: [{ name: "Bayn", url: `${origin}/ar` }],
    });
    expect(items[0]).toEqual({
      id: `${origin}/ar/blog/kashida`,
      url: `${origin}/ar/blog/kashida`,
      title: "Kashida & <letters>",
      summary: "Why",
      content_html: '<div lang="ar" dir="rtl"><p>It is ]]> not & never</p></div>',
      image: `${origin}/picture.png`,
      date_published: "2026-03-04T08:00:00.000Z",
      date_modified: "2026-03-05T00:00:00.000Z",
      authors: [{ name: "A. Author" }],
      tags: ["التصميم", "Arabic", "Type"],
      language: "ar",
    });
    expect(items[1].authors).toEqual([{ name: "Bayn", url: `${origin}/ar` }]);
    expect(items[1]).not.toHaveProperty("date_published");
  });
});

describe("the text of a post as HTML", () => {
  const block = (own: object): BodyBlock =>
    ({
      _type: "block",
      _key: "a",
      style: "normal",
      markDefs: [],
      children: [],
      ...own,
    }) as BodyBlock;
  const span = (text: string, ...marks: string[]) => ({ _type: "span", _key: text, text, marks });
  const html = (...blocks: BodyBlock[]) => bodyHtml(blocks, `${origin}/blog/kashida`);

  it("has paragraphs, headings, quotations, lists and marks", () => {
    expect(
      html(
        block({
          children: [span("One "), span("strong", "strong"), span("<em>", "em"), span("x", "code")],
        }),
        block({ style: "h2", children: [span("Two")] }),
        block({ style: "blockquote", children: [span("Three")] }),
        block({ listItem: "bullet", level: 1, children: [span("Four")] }),
        block({ listItem: "number", level: 1, children: [span("Five")] }),
      ),
    ).toBe(
      "<p>One <strong>strong</strong><em>&lt;em&gt;</em><code>x</code></p><h2>Two</h2><blockquote>Three</blockquote><ul><li>Four</li></ul><ol><li>Five</li></ol>",
    );
  });

  it("has absolute links, and no link that would run code", () => {
    const linked = (href: string) =>
      html(block({ markDefs: [{ _type: "link", _key: "l", href }], children: [span("a", "l")] }));
    expect(linked("/contact?a=1&b=2")).toBe(`<p><a href="${origin}/contact?a=1&amp;b=2">a</a></p>`);
    expect(linked("mailto:hello@bayn.example")).toContain('href="mailto:hello@bayn.example"');
    for (const href of [
      "javascript:alert(1)",
      "data:text/html,x",
      "//evil.example",
      "/\\evil.example",
    ])
      expect(linked(href)).toBe("<p>a</p>");
  });

  it("has pictures in a size, with text and caption", () => {
    const image = { url: "/content/images/a-2000x1000.png", width: 2000, height: 1000 };
    const recordFigure = { _type: "figure", _key: "f", image, alt: 'A "line"', caption: "A & B" };
    const result = html(recordFigure as unknown as BodyBlock);
    expect(result).toContain(`src="${origin}/content/images/a-2000x1000.png?w=1280&amp;`);
    expect(result).toContain('alt="A &quot;line&quot;" width="1280" height="640"');
    expect(result).toContain("<figcaption>A &amp; B</figcaption>");
    expect(html({ ...recordFigure, image: null } as unknown as BodyBlock)).toBe("");
  });
});
