import { type Fields, isObject } from "./translatable-fields.ts";

/**
 * Uniformly formatted text. Its sorted marks are decorators (`strong`), or annotations as JSON
 * without key.
 */
export interface TextRun {
  text: string;
  marks: readonly string[];
}

/** Inline object, as JSON without key. */
export interface InlineObject {
  thing: string;
}

/** Text with formatting and inline objects. Equal JSON means equal content. */
export type Content = readonly (TextRun | InlineObject)[];

export const plain = (text: string): Content => (text === "" ? [] : [{ text, marks: [] }]);

/** Whether a mark is an annotation, with data such as a link. */
export const isAnnotation = (mark: string): boolean => mark.startsWith("{");

export const toPlainText = (content: Content): string =>
  content.map((part) => ("text" in part ? part.text : "")).join("");

/** Whether content has neither text nor inline objects. */
export const isEmpty = (content: Content | undefined): boolean =>
  content === undefined ||
  (toPlainText(content).trim() === "" && !content.some((part) => "thing" in part));

export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Sorts members. */
function withoutKey(value: unknown): string {
  return JSON.stringify(value, (name, inner: unknown) => {
    if (!isObject(inner)) return inner;
    const members = Object.entries(inner).filter(([member]) => name !== "" || member !== "_key");
    return Object.fromEntries(members.sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}

const createListField = (value: unknown): Fields[] =>
  Array.isArray(value) ? value.filter(isObject) : [];

/** Joins runs of equal formatting and omits empty ones. */
export function getContent(block: Fields): Content {
  const definitions = new Map(
    createListField(block.markDefs).map((one) => [String(one._key), withoutKey(one)]),
  );
  return joinRuns(
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

/** Joins runs with equal marks and omits empty ones. */
export function joinRuns(content: Content): Content {
  const parts: (TextRun | InlineObject)[] = [];
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

/** Returns a block with other content. Derives keys from its own, to be deterministic. */
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
