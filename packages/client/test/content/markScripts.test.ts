import type { Language } from "@agency/content/language";
import type { BodyBlock } from "@agency/content/queries/body";
import { expect, test } from "vitest";
import { markScripts } from "../../src/content/markScripts.ts";

const marked = (text: string, lang: Language, marks: string[] = []) => {
  const block: BodyBlock = {
    _type: "block",
    _key: "b",
    style: "normal",
    markDefs: [],
    children: [{ _type: "span", _key: "s", text, marks }],
  };
  return markScripts([block], lang).flatMap((block) =>
    block._type === "block" ? block.children.map(({ text, marks }) => [text, ...marks]) : [],
  );
};

test("Arabic words of an English text are marked, with what stands between them", () => {
  expect(marked("The house (دار، ودار) is a word.", "en", ["strong"])).toEqual([
    ["The house (", "strong"],
    ["دار، ودار", "strong", "ar"],
    [") is a word.", "strong"],
  ]);
});

test("an Arabic quotation is one piece, with its marks, figures and Latin words", () => {
  expect(marked("Say «حتى 10 مساءً»; then «منصة Rendre».", "en")).toEqual([
    ["Say "],
    ["«حتى 10 مساءً»", "ar"],
    ["; then "],
    ["«منصة Rendre»", "ar"],
    ["."],
  ]);
  expect(marked("It says مفتوح حتى 10 مساءً, and so on.", "en")).toEqual([
    ["It says "],
    ["مفتوح حتى 10 مساءً", "ar"],
    [", and so on."],
  ]);
});

test("names in an Arabic text are marked, with their numbers and without the full stop", () => {
  expect(marked("معيار WCAG 2.2.", "ar")).toEqual([["معيار "], ["WCAG 2.2", "en"], ["."]]);
});

test("a text of one script stays whole, and code is of no language", () => {
  expect(marked("One word", "en")).toEqual([["One word"]]);
  expect(marked("نصّ", "ar")).toEqual([["نصّ"]]);
  expect(marked("text-align: start", "ar", ["code"])).toEqual([["text-align: start", "code"]]);
});
