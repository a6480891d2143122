import { readdirSync, readFileSync } from "node:fs";

export interface OddDocument extends Record<string, unknown> {
  _id: string;
  _type: string;
}

const folder = new URL("../fixtures/odd-content/", import.meta.url);

/** Reads each fixture's documents, by file name. */
export function readOddContent(): Record<string, OddDocument[]> {
  const files = readdirSync(folder).sort();
  return Object.fromEntries(
    files.map((file) => {
      const { mutations } = JSON.parse(readFileSync(new URL(file, folder), "utf8")) as {
        mutations: { createOrReplace: OddDocument }[];
      };
      return [file.replace(".json", ""), mutations.map((one) => one.createOrReplace)];
    }),
  );
}

const block = (more: object) => ({ _type: "block", _key: "a", style: "normal", ...more });
const span = (more: object) => ({ _type: "span", _key: "s", text: "Words", ...more });

/** Legal Portable Text, and some that other programs store. */
export const oddBodies: Record<string, unknown> = {
  "block without children": [block({})],
  "block with null children": [block({ children: null })],
  "span without marks": [block({ children: [span({})] })],
  "span with null text": [block({ children: [span({ text: null })] })],
  "nothing with keys": [{ _type: "block", children: [{ _type: "span", text: "Words" }] }],
  "inline object": [
    block({
      children: [span({}), { _type: "stock", _key: "i", symbol: "A" }, span({ _key: "t" })],
    }),
  ],
  "unknown block": [{ _type: "table", _key: "t", rows: [] }, block({ children: [span({})] })],
  "unknown style": [block({ style: "h6", children: [span({})] })],
  "unknown mark": [block({ children: [span({ marks: ["highlight", "gone"] })] })],
  "link without href": [
    block({ markDefs: [{ _type: "link", _key: "l" }], children: [span({ marks: ["l"] })] }),
  ],
  "unknown annotation": [
    block({ markDefs: [{ _type: "note", _key: "n" }], children: [span({ marks: ["n"] })] }),
  ],
  "figure without a file": [
    {
      _type: "figure",
      _key: "f",
      image: { asset: { _type: "reference", _ref: "image-gone", _weak: true } },
    },
  ],
  "no list": { _type: "block" },
  "list of texts": ["Words", null, 5],
};

/** Other types, and texts that break encoders. */
const oddValues: readonly unknown[] = [
  null,
  5,
  { en: "Words", ar: "كلمات" },
  [{ _type: "block", _key: "b", children: [] }],
  { _type: "reference", _ref: "nowhere", _weak: true },
  "\ud83d",
];

export const valueCount = oddValues.length;

/** The content service refuses others. */
const system = ["_id", "_type", "_createdAt", "_updatedAt", "_rev", "_key", "_ref"];
/** Without them, a document is not on the site. */
const flags = ["isPublished", "isActive", "isShown"];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

type Path = readonly (string | number)[];

function listPaths(value: unknown, depth: number, path: Path = []): Path[] {
  if (depth === 0) return [];
  const children: [string | number, unknown][] = Array.isArray(value)
    ? value.slice(0, 1).map((item) => [0, item])
    : isObject(value)
      ? Object.entries(value).filter(([name]) => !system.includes(name) && !flags.includes(name))
      : [];
  return children.flatMap(([name, child]) => [
    [...path, name],
    ...listPaths(child, Array.isArray(child) ? depth : depth - 1, [...path, name]),
  ]);
}

function withValue(source: unknown, [name, ...rest]: Path, value: unknown): unknown {
  if (name === undefined) return value;
  const copy = structuredClone(source) as Record<string | number, unknown>;
  copy[name] = withValue(copy[name], rest, value);
  return copy;
}

/**
 * Returns copies of a document, each with one field of another type.
 *
 * @param depth @default 2
 */
export function createOddDocuments(source: OddDocument, depth = 2): OddDocument[] {
  return listPaths(source, depth).flatMap((path) =>
    oddValues.map((value, index) => {
      const name = `odd-${source._type}-${path.join("-")}-${index}`.toLowerCase();
      const own = { ...source, _id: name };
      const named = source.slug ? { ...own, slug: { _type: "slug", current: name } } : own;
      return withValue(named, path, value) as OddDocument;
    }),
  );
}
