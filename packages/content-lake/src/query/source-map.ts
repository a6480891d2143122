import { type Document, isObject, type JsonObject } from "../document.ts";

/** Content source map of a result, in Sanity's format for visual editing. */
export interface ContentSourceMap {
  documents: { _id: string; _type: string }[];
  paths: string[];
  mappings: Record<
    string,
    { type: "value"; source: { type: "documentValue"; document: number; path: number } }
  >;
}

type Step = string | number | { _key: string };

interface Source {
  document: Document;
  path: Step[];
  text: string;
}

/** Private-use characters around a source's number. */
const MARK = /\uE000(\d+)\uE001/g;
const MARKED = /^(.*)\uE000(\d+)\uE001$/s;

/**
 * Finds each string's source by repeating the query on strings that end in a mark. A result that
 * differs only by a mark has that source. Comparisons ignore marks.
 */
export class Tracer {
  readonly #sources: Source[] = [];
  readonly #marked = new Map<object, object>();
  readonly #plain = new WeakMap<object, object>();

  mark(found: unknown): unknown {
    if (Array.isArray(found)) return found.map((one) => this.mark(one));
    if (!isObject(found) || typeof found._id !== "string") return found;
    const known = this.#marked.get(found);
    if (known) return known;
    const marked = this.#copy(found, found as Document, []) as object;
    this.#marked.set(found, marked);
    return marked;
  }

  #copy(value: unknown, document: Document, path: Step[]): unknown {
    if (typeof value === "string") {
      this.#sources.push({ document, path, text: value });
      return `${value}\uE000${this.#sources.length - 1}\uE001`;
    }
    if (typeof value !== "object" || value === null) return value;
    const copy = Array.isArray(value)
      ? value.map((item, place) => this.#copy(item, document, [...path, stepTo(item, place)]))
      : Object.fromEntries(
          Object.entries(value).map(([name, part]) => [
            name,
            // Ids, types, keys and references are not editable text.
            name.startsWith("_") ? part : this.#copy(part, document, [...path, name]),
          ]),
        );
    this.#plain.set(copy, value);
    return copy;
  }

  unmark(value: unknown): unknown {
    if (typeof value === "string") return value.replace(MARK, "");
    if (typeof value !== "object" || value === null) return value;
    const plain = this.#plain.get(value);
    return plain ?? (Array.isArray(value) ? value.map((item) => this.unmark(item)) : value);
  }

  map(answer: unknown, marked: unknown): ContentSourceMap {
    const documents = new Map<Document, number>();
    const paths = new Map<string, number>();
    const mappings: ContentSourceMap["mappings"] = {};
    const walk = (plain: unknown, traced: unknown, path: Step[]): void => {
      if (typeof traced === "string") {
        const [, text, number] = MARKED.exec(traced) ?? [];
        const source = this.#sources[Number(number)];
        if (!source || text !== source.text || plain !== text) return;
        const document = getNumber(documents, source.document);
        const place = getNumber(paths, jsonPath(source.path));
        mappings[jsonPath(path)] = {
          type: "value",
          source: { type: "documentValue", document, path: place },
        };
      } else if (Array.isArray(plain) && Array.isArray(traced)) {
        if (plain.length === traced.length)
          for (const [at, item] of plain.entries()) walk(item, traced[at], [...path, at]);
      } else if (isObject(plain) && isObject(traced))
        for (const [name, part] of Object.entries(plain)) walk(part, traced[name], [...path, name]);
    };
    walk(answer, marked, []);
    return {
      documents: [...documents.keys()].map(({ _id, _originalId, _type }: Original) => ({
        _id: _originalId ?? _id,
        _type,
      })),
      paths: [...paths.keys()],
      mappings,
    };
  }
}

/** `_originalId` is the stored id of a draft or version. */
type Original = Document & { _originalId?: string };

const stepTo = (item: unknown, place: number): Step =>
  isObject(item) && typeof (item as JsonObject)._key === "string"
    ? { _key: String(item._key) }
    : place;

function getNumber<Thing>(numbers: Map<Thing, number>, thing: Thing): number {
  const known = numbers.get(thing) ?? numbers.size;
  numbers.set(thing, known);
  return known;
}

const ESCAPES: Record<string, string> = {
  "\f": "\\f",
  "\n": "\\n",
  "\r": "\\r",
  "\t": "\\t",
  "'": "\\'",
  "\\": "\\\\",
};
const escaped = (text: string): string =>
  text.replace(/[\f\n\r\t'\\]/g, (character) => ESCAPES[character] ?? character);

/** Format of Sanity's client: `$['body'][?(@._key=='a1')]['text']`. */
const jsonPath = (path: Step[]): string =>
  `$${path
    .map((step) => {
      if (typeof step === "number") return `[${step}]`;
      return typeof step === "string"
        ? `['${escaped(step)}']`
        : `[?(@._key=='${escaped(step._key)}')]`;
    })
    .join("")}`;
