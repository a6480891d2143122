import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { fitToSchema, type Misfit, type Omission } from "../src/fitToSchema.ts";
import { type ContentProblem, parseResult } from "../src/parse.ts";
import { queries } from "../src/queries/all.ts";
import { postCardsQuery } from "../src/queries/blog.ts";
import { postQuery } from "../src/queries/posts.ts";
import { schemas } from "../src/results/index.ts";

it("every query has a schema", () => {
  expect([...queries].filter((query) => !schemas.has(query))).toEqual([]);
});

function fitAll(schema: v.GenericSchema, input: unknown) {
  const omitted: [Omission, Partial<Misfit>][] = [];
  const fitted = fitToSchema(schema, input, {
    onOmit: (misfit, omission) => omitted.push([omission, misfit]),
    place: { document: undefined, path: "" },
  });
  return { ...fitted, omitted };
}

const text = v.string("a text");
const person = v.object({
  name: text,
  role: v.nullable(text),
  tags: v.fallback(v.array(text), []),
});

describe("what does not fit", () => {
  it("is null where the schema allows it", () => {
    const { omitted, ...fitted } = fitAll(person, { name: "A", role: 5, tags: null });
    expect(fitted).toEqual({ value: { name: "A", role: null, tags: [] } });
    expect(omitted).toMatchObject([["field", { path: "role", expected: "a text", excerpt: "5" }]]);
  });

  it("is left out of lists, with its field", () => {
    const { omitted, ...fitted } = fitAll(v.array(person), [{ name: "A" }, { name: null }, "B"]);
    expect(fitted).toEqual({ value: [{ name: "A", role: null, tags: [] }] });
    expect(omitted).toMatchObject([
      ["item", { path: "[1].name", found: "nothing" }],
      ["item", { path: "[2]", expected: "an object", found: "a text" }],
    ]);
  });

  it("makes the whole value unfit where the schema allows no gap", () => {
    expect(fitAll(person, { name: {} })).toMatchObject({ misfit: { path: "name" } });
    expect(fitAll(v.array(text), null)).toMatchObject({ misfit: { expected: "a list" } });
  });

  it("is found through actions, and actions get what is left", () => {
    const count = v.pipe(
      v.array(text),
      v.transform((items) => items.length),
    );
    expect(fitAll(count, ["A", 5, "B"])).toMatchObject({ value: 2 });
    expect(fitAll(v.pipe(text, v.nonEmpty("some words")), "")).toMatchObject({
      misfit: { expected: "some words", excerpt: "" },
    });
  });

  it("of a variant is named with all kinds", () => {
    const kind = (name: string) => v.object({ _type: v.literal(name), text });
    const shape = v.variant("_type", [kind("a"), kind("b")], "a or b");
    expect(fitAll(shape, { _type: "b", text: "B" })).toMatchObject({ value: { text: "B" } });
    expect(fitAll(shape, { _type: "c" })).toMatchObject({ misfit: { expected: "a or b" } });
  });
});

describe("parseResult", () => {
  const document = { _id: "one", _type: "blogPost", _rev: "r1" };
  const localized = (value: unknown) => ({ text: value, lang: "en" });
  const card = { ...document, slug: "one", title: localized("One"), category: null };

  const collect = (query: string, result: unknown) => {
    const problems: ContentProblem[] = [];
    const parsed = parseResult(query, result, (problem) => problems.push(problem));
    return { parsed, problems };
  };

  it("strips what only names the document", () => {
    const { parsed, problems } = collect(postCardsQuery, [card]);
    expect(Object.keys((parsed as object[])[0] ?? {}).filter((key) => key.startsWith("_"))).toEqual(
      [],
    );
    expect(problems).toEqual([]);
  });

  it("names the field of the document, in its language", () => {
    const translated = { ...card, title: { text: [], lang: "ar" } };
    const odd = { ...card, publishedAt: "soon", featuredImage: { mirrorInRtl: false } };
    const { parsed, problems } = collect(postCardsQuery, [
      translated,
      odd,
      { ...card, slug: null },
    ]);
    expect(parsed).toHaveLength(1);
    expect(problems).toMatchObject([
      { document: { id: "one", rev: "r1" }, path: "ar.title", omission: "document" },
      { path: "publishedDate", expected: "a date and time", omission: "field" },
      { path: "featuredImage.url", expected: "a picture with its file", omission: "field" },
      { path: "slug.current", omission: "document" },
    ]);
  });

  it("tells a document that does not fit from none", () => {
    expect(collect(postQuery, null).parsed).toBeNull();
    expect(() => collect(postQuery, { ...card, title: null })).toThrow(
      expect.objectContaining({ name: "ContentError", code: "invalid" }),
    );
  });

  it("does not change its own results", () => {
    const once = collect(postCardsQuery, [card]).parsed;
    expect(collect(postCardsQuery, once)).toEqual({ parsed: once, problems: [] });
  });

  it("returns results of unknown queries unchanged", () => {
    expect(collect("*[0]", 5)).toEqual({ parsed: 5, problems: [] });
  });
});
