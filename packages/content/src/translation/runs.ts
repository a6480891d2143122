import { type Fields, isObject } from "./places.ts";

/**
 * Text that carries the same marks from beginning to end. A mark is the name of a decorator
 * (`strong`), or what an annotation says as JSON, without its key; they are sorted.
 */
export interface Run {
  text: string;
  marks: readonly string[];
}

/** What stands in a text and is none, as JSON without its key. */
export interface Thing {
  thing: string;
}

/** A text with all that is in it. Two are the same if, and only if, their JSON is. */
export type Content = readonly (Run | Thing)[];

export const plain = (text: string): Content => (text === "" ? [] : [{ text, marks: [] }]);

/** Whether a mark is an annotation, which says something: where a link leads. */
export const isAnnotation = (mark: string): boolean => mark.startsWith("{");

/** The text alone. */
export const getWords = (content: Content): string =>
  content.map((part) => ("text" in part ? part.text : "")).join("");

export const isEmpty = (content: Content | undefined): boolean =>
  content === undefined ||
  (getWords(content).trim() === "" && !content.some((part) => "thing" in part));

export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** JSON of an object without its key, its members in the order of the alphabet. */
function withoutKey(value: unknown): string {
  return JSON.stringify(value, (name, inner: unknown) => {
    if (!isObject(inner)) return inner;
    const members = Object.entries(inner).filter(([member]) => name !== "" || member !== "_key");
    return Object.fromEntries(members.sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}

const createListField = (value: unknown): Fields[] =>
  Array.isArray(value) ? value.filter(isObject) : [];

/** What a block of Portable Text says. Runs that carry the same are one, and empty ones none. */
export function getContent(block: Fields): Content {
  const definitions = new Map(
    createListField(block.markDefs).map((one) => [String(one._key), withoutKey(one)]),
  );
  return joined(
    createListField(block.children).map((child) => {
      if (child._type !== "span") return { thing: withoutKey(child) };
      const marks = Array.isArray(child.marks) ? child.marks.map(String) : [];
      return {
        text: typeof child.text === "string" ? child.text : "",
        marks: [...new Set(marks.map((mark) => definitions.get(mark) ?? mark))].sort(),
      };
    }),
  );
}

/** The same content with as few runs as can be. */
export function joined(content: Content): Content {
  const parts: (Run | Thing)[] = [];
  for (const part of content) {
    const last = parts.at(-1);
    if ("thing" in part) parts.push(part);
    else if (part.text === "") continue;
    else if (last && "text" in last && isSame(last.marks, part.marks))
      parts[parts.length - 1] = { text: last.text + part.text, marks: last.marks };
    else parts.push(part);
  }
  return parts;
}

/** A block with another content. Keys follow from its own, so that the same gives the same. */
export function withContent(block: Fields, content: Content): Fields {
  const key = String(block._key);
  const definitions = new Map<string, string>();
  const getKey = (mark: string): string => {
    if (!isAnnotation(mark)) return mark;
    const known = definitions.get(mark) ?? `${key}m${definitions.size}`;
    definitions.set(mark, known);
    return known;
  };
  const parts = content.length > 0 ? content : [{ text: "", marks: [] }];
  const children = parts.map((part, at) => {
    const _key = `${key}s${at}`;
    if ("thing" in part) return { ...(JSON.parse(part.thing) as object), _key };
    return { _type: "span", _key, text: part.text, marks: part.marks.map(getKey) };
  });
  const markDefs = [...definitions].map(([mark, _key]) => ({
    ...(JSON.parse(mark) as object),
    _key,
  }));
  return { ...block, markDefs, children };
}
