import { evaluateSync, parse, toJS } from "groq-js";
import { describe, expect, it } from "vitest";
import {
  categoryLabel,
  label,
  labels,
  list,
  optionalText,
  portableText,
  text,
} from "../src/localized-groq.ts";

type Json = Record<string, unknown>;

const ask = (projection: string, document: Json, lang = "ar") =>
  toJS(
    evaluateSync(parse(`*[0]{${projection}}`), { dataset: [document], params: { lang } }),
  ) as Json;

const block = (words: string) => [{ _type: "block", words }];
const helpers: [name: string, projection: string, english: unknown, arabic: unknown][] = [
  ["text", text("f"), "Word", "كلمة"],
  ["optionalText", optionalText("f"), "Word", "كلمة"],
  ["label", label("f"), "Word", "كلمة"],
  ["list", list("f"), ["Word"], ["كلمة"]],
  ["labels", labels("f"), ["Word"], ["كلمة"]],
  ["portableText", portableText("f", "{words}"), block("Word"), block("كلمة")],
];

describe.each(helpers)("%s", (_, projection, english, arabic) => {
  const empty = typeof english === "string" ? "" : [];

  it("is Arabic where there is Arabic, and asked for", () => {
    const document = { f: english, ar: { f: arabic } };
    expect(ask(projection, document).f).toMatchObject({ lang: "ar" });
    expect(JSON.stringify(ask(projection, document).f)).toContain("كلمة");
    expect(ask(projection, document, "en")).toEqual(ask(projection, { f: english }, "en"));
  });

  it.each([["missing"], ["null"], ["empty"]])("falls back to English where it is %s", (kind) => {
    const ar = { missing: {}, null: { f: null }, empty: { f: empty } }[kind];
    const answer = ask(projection, { f: english, ar });
    expect(answer).toEqual(ask(projection, { f: english }, "en"));
    expect(answer.f).toMatchObject({ lang: "en" });
    expect(JSON.stringify(answer.f)).toContain("Word");
  });
});

it("a category is Arabic, English or the default one", () => {
  const getCategory = (document: Json, lang?: string) =>
    ask(categoryLabel(), document, lang).category;
  const general = { key: "General", text: "عام", lang: "ar" };
  expect(getCategory({ ar: {} })).toEqual(general);
  expect(getCategory({})).toEqual(general);
  expect(getCategory({}, "en")).toEqual({ key: "General", text: "General", lang: "en" });
  const design = { key: "Design", text: "Design", lang: "en" };
  expect(getCategory({ category: "Design", ar: { category: "" } })).toEqual(design);
  expect(getCategory({ category: "Design", ar: { category: "التصميم" } })).toEqual({
    ...design,
    text: "التصميم",
    lang: "ar",
  });
});
