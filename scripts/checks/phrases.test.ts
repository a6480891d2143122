/** What the site says in English is not said over and over: a phrase stands twice on it at most. */
import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { documents } from "../../packages/showcase/sample/documents.ts";

const root = new URL("../..", import.meta.url).pathname;

/** How often a phrase may stand on the site. */
const most = 2;

/** Words of a phrase; shorter ones are idioms, longer ones hide an echo behind one word changed. */
const wide = 5;

/** So many of them must say something: "at the end of the" is grammar, not an echo. */
const telling = 3;

/** Words that hold a sentence together; figures are left out with them. */
const small = new Set(
  [
    "a an the this that these those it its there here",
    "i my we us our you your he his she her they them their who whose whom which what",
    "and or but nor so as if than then when where while why how because",
    "in on at of to for from by with without into onto over under between about behind beside",
    "after before during through against across up down out off until since within around",
    "is are was were be been being am do does did has have had having get gets got",
    "will would can could may might must should not no",
    "all any each every some such same other another own both either neither",
    "only also too more most less very just still again once yet now please",
    "one two three first last next",
  ].flatMap((line) => line.split(" ")),
);

/** Phrases that may stand more often, and why. */
const allowed: readonly (readonly [phrase: string, why: string])[] = [
  ["please enter a valid email address", "the specification's words, in every form"],
  ["results in the first week", "a claim in the specification's words"],
  ["every company is both supplier and buyer", "the specification's words on UpFlyover"],
  ["gym and fitness-centre management platform", "what the specification calls Gymestry"],
  [
    "branding advertising marketing and technology",
    "the names of the four services, in their order",
  ],
  ["dubai abu dhabi and sharjah", "the names of the offices, in their order"],
  [
    "please enter a phone number of 6 to 15 digits",
    "a field's message, in every form and in a post",
  ],
  [
    "people and figures are fictional",
    "what says that a project is invented, on lists and beside it",
  ],
  ["arrow keys move your point by", "what the keys do, said at each of three sliders"],
];

interface Text {
  place: string;
  text: string;
}

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * No visitor reads these, or they repeat a name by rule: a chart calls its measure what the figure
 * beside it calls it (`facts.test.ts`), and both themes have a cover with one description.
 */
const skipped = /^(_.*|ar|slug|translation|featuredImageLight|headlines|table)$/;

/** Every text below a value with its place, portable text by its paragraph. */
function textsOf(value: unknown, place: string): Text[] {
  if (typeof value === "string") return [{ place, text: value }];
  if (Array.isArray(value)) return value.flatMap((each, at) => textsOf(each, `${place}.${at}`));
  if (!isObject(value)) return [];
  if (value._type === "block") {
    return [{ place, text: (value.children as Json[]).map(({ text }) => text).join("") }];
  }
  // The label of a chart is that of its measure, with "before and after".
  const isChart = "headlines" in value;
  return Object.entries(value).flatMap(([name, child]) =>
    skipped.test(name) || (isChart && name === "label") ? [] : textsOf(child, `${place}.${name}`),
  );
}

/** The same label or message in several places is one text. */
const distinct = (texts: readonly Text[]) => [
  ...new Map([...texts].reverse().map((one) => [one.text, one])).values(),
];

/** The sentences of a text as words in small letters; one ends at a placeholder, too. */
const sentencesOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/<[^>]*>/g, "")
    .split(/\{+[^}]*\}+|[.!?:;…]+(?=[\s”"’)]|$)|\n|\s[–—]\s/)
    .map((sentence) => sentence.replaceAll("’", "'"))
    .map((sentence) => sentence.match(/[\p{L}\p{N}']+(?:[-–.,][\p{L}\p{N}]+)*%?/gu) ?? [])
    .map((words) => words.join(" "));

function withoutAllowed(sentence: string): string[] {
  const phrase = allowed.map(([one]) => one).find((one) => ` ${sentence} `.includes(` ${one} `));
  if (phrase === undefined) return [sentence];
  return ` ${sentence} `.split(` ${phrase} `).flatMap((part) => withoutAllowed(part.trim()));
}

const tells = (window: readonly string[]) =>
  window.filter((word) => !small.has(word) && !/^[\d.,]+%?$/.test(word)).length >= telling;

interface Occurrence {
  place: string;
  words: readonly string[];
  at: number;
}

/** The whole of what several sentences have in common around a phrase. */
function grown(occurrences: readonly Occurrence[]): string {
  const [first] = occurrences;
  if (!first) return "";
  const agree = (step: number) => {
    const [word, ...others] = new Set(occurrences.map(({ words, at }) => words[at + step]));
    return others.length === 0 && word !== undefined;
  };
  let [start, end] = [0, wide];
  while (agree(start - 1)) start--;
  while (agree(end)) end++;
  return first.words.slice(first.at + start, first.at + end).join(" ");
}

/** Phrases that stand too often, longest form only, each with where. */
function echoesIn(texts: readonly Text[]): string[] {
  const found = new Map<string, Occurrence[]>();
  for (const { place, text } of distinct(texts)) {
    for (const sentence of sentencesOf(text).flatMap(withoutAllowed)) {
      const words = sentence.split(" ");
      for (let at = 0; at + wide <= words.length; at++) {
        const window = words.slice(at, at + wide);
        if (!tells(window)) continue;
        const phrase = window.join(" ");
        found.set(phrase, [...(found.get(phrase) ?? []), { place, words, at }]);
      }
    }
  }
  const echoes = [...found.values()]
    .filter((occurrences) => occurrences.length > most)
    .map((occurrences) => {
      const places = occurrences.map(({ place }) => place).join(", ");
      return `"${grown(occurrences)}", ${occurrences.length} times: ${places}`;
    });
  return [...new Set(echoes)];
}

const said = globSync("site/locales/en/*.json", { cwd: root }).flatMap((file) =>
  textsOf(JSON.parse(readFileSync(root + file, "utf8")), file.replace(/.*\/(\w+)\.json$/, "$1")),
);
const content = documents()
  .filter(({ isPublished }) => isPublished !== false)
  .flatMap((document) => textsOf(document, document._id));
const texts = [...said, ...content];

describe("a phrase", () => {
  it(`stands on the site ${most} times at most`, () => {
    expect(echoesIn(texts)).toEqual([]);
  });

  it.each(allowed.map(([phrase]) => phrase))("that may, does stand more often: %s", (phrase) => {
    const sentences = texts.flatMap(({ text }) => sentencesOf(text));
    const times = sentences.filter((sentence) => ` ${sentence} `.includes(` ${phrase} `)).length;
    expect(times).toBeGreaterThan(most);
  });
});

describe("an echo", () => {
  const echoes = (...all: string[]) =>
    echoesIn(all.map((text, at) => ({ place: String(at), text })));

  it("is found in other letters, with other signs and beside placeholders", () => {
    expect(
      echoes(
        "Leave your email address, and we write when {{product}} launches.",
        "Please leave your e-mail address. Leave your email address and WE write!",
        "<1>Leave</1> your email address and we write: soon.",
      ),
    ).toEqual(['"leave your email address and we write", 3 times: 2, 1, 0']);
  });

  it("is not what grammar repeats", () => {
    expect(
      echoes(
        "It ends by the end of the third month.",
        "It begins by the end of the third week.",
        "She wrote it by the end of the third day.",
      ),
    ).toEqual([]);
  });

  it("is neither one label in several places nor what stands twice", () => {
    const label = "Clear every filter of this list";
    expect(echoes(label, label, label, `${label} here`)).toEqual([]);
  });

  it("does not go on from one sentence into the next", () => {
    const same = ["Read paper maps. Draw better lines", "We read paper maps. Draw better lines"];
    expect(echoes(...same, "They read paper maps. Draw better lines")).toEqual([]);
  });
});
