import { publicTypes } from "@agency/content/schema";
import { getStatus, hashField, translatedTypes } from "@agency/content/translation";
import { describe, expect, it } from "vitest";
import {
  getLimits,
  getTranslatableFields,
} from "../../../../content/src/translation/translatable-fields.ts";
import { block, document } from "../../../../content/test/translation/documents.ts";
import { type Json, sampleDocuments } from "../../../sample/dataset.ts";

const states = (more: Record<string, unknown>, changes?: Record<string, string>) =>
  Object.fromEntries(
    getStatus(document(more), changes).map(({ path, en, ar }) => [path, `${en} ${ar}`]),
  );

const text = { type: "string" };
const mark = (name: string, english: unknown, arabic: unknown, state = "reviewed") => ({
  _type: "translationMark",
  _key: name,
  state,
  source: hashField(text, english),
  target: hashField(text, arabic),
  at: "2026-01-01T00:00:00Z",
  by: "somebody",
});

describe("the fields in two languages", () => {
  it("are those of the schema that have an Arabic, wherever they are", () => {
    expect(translatedTypes).toEqual(
      publicTypes.map(({ name }) => name).filter((name) => name !== "redirect"),
    );
    const study = sampleDocuments.find(({ _id }) => _id === "case-marsa-lines") ?? {};
    const projectGallery = [{ ...(study.featuredImage as Json), _key: "g1" }];
    const paths = getTranslatableFields({ ...study, projectGallery }).map(({ path }) => path);
    expect(paths).toEqual(
      expect.arrayContaining([
        "title",
        "objectives",
        "featuredImage.alt",
        'metricsImproved[_key=="m0"].label',
        'projectGallery[_key=="g1"].alt',
        'timeline[_key=="w1"].description',
      ]),
    );
    // Single-language or not a text.
    for (const name of ["technologiesUsed", "websiteUrl", "services", "isFeatured"])
      expect(paths).not.toContain(name);
  });

  it("do not go into what has an Arabic of its own", () => {
    const image = { _type: "image", alt: "A line", ar: { alt: "خط" } };
    const body = [{ _type: "figure", _key: "f", image, caption: "A line" }];
    const paths = getTranslatableFields(document({ title: "Title", body })).map(({ path }) => path);
    expect(paths.filter((path) => path.startsWith("body"))).toEqual(["body"]);
  });

  it("have the lengths that the schema checks", () => {
    const limits = Object.fromEntries(
      getTranslatableFields(document({})).map(({ path, field }) => [path, getLimits(field)]),
    );
    expect(limits).toMatchObject({
      title: { maxLength: 60 },
      excerpt: { minLength: 50, maxLength: 160 },
      author: {},
    });
  });

  it("are called as the schema calls them", () => {
    const study = sampleDocuments.find(({ _type }) => _type === "caseStudy") ?? {};
    const titles = getTranslatableFields(study).map(({ title }) => title);
    expect(titles).toEqual(expect.arrayContaining(["Challenge", "Timeline: Title"]));
  });
});

describe("a field", () => {
  it("is missing, whole, or nothing that anybody asks for", () => {
    const more = {
      title: "Title",
      excerpt: " ",
      author: "Author",
      category: "",
      tags: ["One"],
      body: [block("a", " ")],
      ar: { author: "كاتب", excerpt: "مقتطف", tags: [], category: "فئة" },
    };
    expect(states(more)).toEqual({
      title: "whole missing",
      author: "whole whole",
      tags: "whole missing",
      excerpt: "missing whole",
      category: "missing whole",
    });
  });

  it("has a body where a paragraph says something, or a picture's text does", () => {
    const figure = (caption: string) => [{ _type: "figure", _key: "f", image: {}, caption }];
    expect(states({ body: [block("a", "x")] })).toEqual({ body: "whole missing" });
    expect(states({ body: figure("x"), ar: { body: figure("") } })).toEqual({
      body: "whole missing",
    });
    expect(states({ body: "plain", ar: { body: figure("س") } })).toEqual({ body: "whole whole" });
  });

  it.each(["machine", "translated", "reviewed", "final"])("is marked %s", (state) => {
    const ar = { title: "عنوان", translation: [mark("title", "Title", "عنوان", state)] };
    expect(states({ title: "Title", ar })).toEqual({ title: `whole ${state}` });
    expect(states({ title: "Other", ar })).toEqual({ title: "whole outdated" });
  });

  it("has no mark any more once its Arabic is written anew", () => {
    const translation = [mark("title", "Title", "عنوان", "machine")];
    const ar = { title: "عنوان آخر", translation };
    expect(states({ title: "Title", ar })).toEqual({ title: "whole whole" });
    expect(states({ title: "Other", ar })).toEqual({ title: "whole whole" });
  });

  it("is left empty in a language on purpose, as long as the other stays the same", () => {
    const ar = { translation: [mark("author", "Bayn", undefined, "final")] };
    expect(states({ author: "Bayn", ar })).toEqual({ author: "whole final" });
    expect(states({ author: "Other", ar })).toEqual({ author: "whole missing" });
    const own = { author: "بين", translation: [mark("author", undefined, "بين")] };
    expect(states({ ar: own })).toEqual({ author: "whole whole" });
  });

  it("is not told another by styles and keys", () => {
    const source = [block("a", [{ text: "One " }, { text: "two", marks: ["em"] }])];
    const [field] = getTranslatableFields(document({})).filter(({ name }) => name === "body");
    const digest = (value: unknown) => hashField(field?.field ?? text, value);
    const spans = [{ text: "One" }, { text: " " }, { text: "two", marks: ["em"] }];
    expect(digest([block("b", spans, { style: "h2" })])).toBe(digest(source));
    expect(digest([block("a", "One two")])).not.toBe(digest(source));
    const link = (href: string) => [
      block("a", [{ text: "x", marks: ["l"] }], { links: { l: href } }),
    ];
    expect(digest(link("/a"))).not.toBe(digest(link("/b")));
  });

  it("is out of date by the log of the content service where nobody marked it", () => {
    const more = {
      title: "Title",
      body: [block("a", "x")],
      featuredImage: { alt: "A line", ar: { alt: "خط" } },
      ar: { title: "عنوان", body: [block("b", "س")] },
    };
    const [early, late] = ["2026-01-01T00:00:00Z", "2026-02-01T00:00:00Z"];
    const outdated = {
      title: late,
      "ar.title": early,
      'body[_key=="a"].children[_key=="as0"].text': late,
      "featuredImage.alt": early,
      "featuredImage.ar": late,
    };
    expect(states(more, outdated)).toEqual({
      title: "whole outdated",
      body: "whole outdated",
      "featuredImage.alt": "whole whole",
    });
    expect(states(more, { title: late, "ar.title": late, titles: late })).toEqual({
      title: "whole whole",
      body: "whole whole",
      "featuredImage.alt": "whole whole",
    });
    // Takes precedence.
    const translation = [mark("title", "Title", "عنوان")];
    expect(states({ ...more, ar: { ...more.ar, translation } }, outdated).title).toBe(
      "whole reviewed",
    );
  });

  it("is out of date where a list has fewer items than the other", () => {
    const more = { tags: ["One", "Two"], ar: { tags: ["واحد"] } };
    expect(states(more)).toEqual({ tags: "whole outdated" });
  });
});

describe("the sample content", () => {
  it("has nothing missing of what is shown", () => {
    for (const one of sampleDocuments) {
      if (one.isPublished === false || one.isActive === false) continue;
      const left = getStatus(one).filter(({ en, ar }) => en === "missing" || ar === "missing");
      expect(left, String(one._id)).toEqual([]);
    }
  });
});
