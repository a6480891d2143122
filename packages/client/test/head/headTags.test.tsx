// @vitest-environment node

import { languages } from "@agency/content/language";
import { JSDOM } from "jsdom";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { type PageHead, renderHeadTags } from "../../src/head/index.ts";
import { serializeJsonLd } from "../../src/head/jsonLd.ts";

const context = {
  origin: "https://www.example.com",
  siteName: "Bayn",
  themeColors: { dark: "#0e0d0b", light: "#f3efe8" },
};
const about: PageHead = {
  title: "About “us” & <you>",
  description: "Who we are",
  path: "/about",
  language: "en",
  image: { url: "/sharing/about.png", width: 1200, height: 630, alt: "About", type: "image/png" },
  jsonLd: [],
};

function read(head: Partial<PageHead> = {}) {
  const html = renderToStaticMarkup(<head>{renderHeadTags({ ...about, ...head }, context)}</head>);
  const { document } = new JSDOM(html).window;
  const contents = (selector: string, attribute: string) =>
    [...document.querySelectorAll(selector)].map((element) => element.getAttribute(attribute));
  return {
    document,
    html,
    property: (name: string) => contents(`meta[property="${name}"]`, "content"),
    named: (name: string) => contents(`meta[name="${name}"]`, "content"),
    link: (selector: string) => contents(`link${selector}`, "href"),
  };
}

describe.each(languages)("the head of a page in %s", (language) => {
  const own =
    language === "ar" ? "https://www.example.com/ar/about" : "https://www.example.com/about";

  it("says where the page is, in this language and in the others", () => {
    const { link } = read({ language });
    expect(link('[rel="canonical"]')).toEqual([own]);
    expect(link('[hreflang="en"]')).toEqual(["https://www.example.com/about"]);
    expect(link('[hreflang="ar"]')).toEqual(["https://www.example.com/ar/about"]);
    expect(link('[hreflang="x-default"]')).toEqual(["https://www.example.com/about"]);
  });

  it("says what is shown with a link to it", () => {
    const { property, named } = read({ language });
    expect(property("og:url")).toEqual([own]);
    expect(property("og:title")).toEqual([about.title]);
    expect(property("og:description")).toEqual(["Who we are"]);
    expect(property("og:site_name")).toEqual(["Bayn"]);
    expect(property("og:type")).toEqual(["website"]);
    expect([property("og:locale"), property("og:locale:alternate")]).toEqual(
      language === "en" ? [["en_GB"], ["ar_AE"]] : [["ar_AE"], ["en_GB"]],
    );
    expect(property("og:image")).toEqual(["https://www.example.com/sharing/about.png"]);
    expect(property("og:image:width")).toEqual(["1200"]);
    expect(property("og:image:height")).toEqual(["630"]);
    expect(property("og:image:alt")).toEqual(["About"]);
    expect(property("og:image:type")).toEqual(["image/png"]);
    expect(named("twitter:card")).toEqual(["summary_large_image"]);
  });
});

it("has one title and one description, with every character as it is", () => {
  const { document, named } = read();
  expect(document.querySelectorAll("title")).toHaveLength(1);
  expect(document.title).toBe(about.title);
  expect(named("description")).toEqual(["Who we are"]);
});

it("has the manifest of the language, the icons and both themes' colours", () => {
  const { link, named, document } = read({ language: "ar" });
  expect(link('[rel="manifest"]')).toEqual(["/ar/manifest.webmanifest"]);
  expect(link('[rel="icon"]')).toEqual(["/favicon.ico", "/favicon.svg"]);
  expect(link('[rel="apple-touch-icon"]')).toEqual(["/apple-touch-icon.png"]);
  expect(named("theme-color")).toEqual(["#0e0d0b", "#f3efe8"]);
  expect(document.querySelector('[name="theme-color"]')?.getAttribute("media")).toContain("dark");
});

it("has the times, section and tags of an article, and of nothing else", () => {
  const times = {
    publishedAt: "2026-03-04",
    modifiedAt: "2026-03-05",
    section: "Design",
    tags: ["a", "b"],
  };
  const article = read({ ...times, type: "article" });
  expect(article.property("article:published_time")).toEqual(["2026-03-04"]);
  expect(article.property("article:modified_time")).toEqual(["2026-03-05"]);
  expect(article.property("article:section")).toEqual(["Design"]);
  expect(article.property("article:tag")).toEqual(["a", "b"]);
  expect(read(times).html).not.toContain("article:");
});

it("keeps a page out of search engines when told", () => {
  expect(read({ noindex: true }).named("robots")).toEqual(["noindex"]);
  expect(read().named("robots")).toEqual(["max-image-preview:large"]);
});

it("does without a picture", () => {
  const { html, named } = read({ image: undefined });
  expect(html).not.toContain("og:image");
  expect(named("twitter:card")).toEqual(["summary"]);
});

it("leads to feeds", () => {
  const { link } = read({ feeds: [{ title: "Blog", atom: "/feed.xml", json: "/feed.json" }] });
  expect(link('[type="application/atom+xml"]')).toEqual(["/feed.xml"]);
  expect(link('[type="application/feed+json"]')).toEqual(["/feed.json"]);
});

it("holds structured data that no text in it can end", () => {
  const object = { name: "</script><script>alert(1)</script><!-- \u2028\u2029 & بين" };
  const { document } = read({ jsonLd: [object, { second: true }] });
  const scripts = [...document.querySelectorAll("script")];
  expect(scripts.map(({ textContent }) => JSON.parse(textContent ?? "") as unknown)).toEqual([
    object,
    { second: true },
  ]);
  expect(serializeJsonLd(object)).not.toMatch(/[<>&\u2028\u2029]/);
});
