import { isReservedName } from "../document.ts";

export type PathStep =
  | { kind: "key"; name: string }
  | { kind: "recurse" }
  | { kind: "select"; selectors: Selector[] };

/** Alternative in brackets. Range ends are exclusive. */
export type Selector =
  | { kind: "key"; name: string }
  | { kind: "all" }
  | { kind: "index"; index: number }
  | { kind: "range"; start: number | undefined; end: number | undefined }
  | { kind: "constraint"; path: string[]; operator: Operator; value: unknown };

/** `exists` is written `[attribute?]`. */
type Operator = "==" | "!=" | "<" | "<=" | ">" | ">=" | "exists";

export class PathError extends Error {}

const NAME = /^(?:[A-Za-z_$][\w$-]*|'[^']*')/;
const INTEGER = /^-?\d+/;
const VALUE = /^(?:"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?|true|false|null)/;
const OPERATOR = /^(?:==|!=|<=|>=|<|>)/;

/**
 * Parses a JSONMatch path: `body[_key=="a"].children[0]`, `tags[-1]`, `list[1:3]`, `a..b`.
 *
 * @throws PathError
 */
export function parsePath(path: string): PathStep[] {
  const reader = new Reader(path);
  const steps: PathStep[] = [];
  while (!reader.done) {
    if (reader.take("..")) {
      steps.push({ kind: "recurse" });
      if (!reader.sees("[")) steps.push(readKey(reader));
    } else if (reader.sees("[")) steps.push({ kind: "select", selectors: readSelectors(reader) });
    else if (steps.length === 0 || reader.take(".")) steps.push(readKey(reader));
    else reader.fail();
  }
  if (steps.length === 0) reader.fail();
  return steps;
}

function readKey(reader: Reader): PathStep {
  return { kind: "key", name: readName(reader) };
}

function readName(reader: Reader): string {
  const text = reader.match(NAME) ?? reader.fail();
  const name = text.startsWith("'") ? text.slice(1, -1) : text;
  if (isReservedName(name)) throw new PathError(`The attribute name "${name}" is not allowed`);
  return name;
}

function readSelectors(reader: Reader): Selector[] {
  reader.expect("[");
  const selectors: Selector[] = [];
  do {
    reader.skipSpace();
    selectors.push(readSelector(reader));
    reader.skipSpace();
  } while (reader.take(","));
  reader.expect("]");
  return selectors;
}

function readSelector(reader: Reader): Selector {
  if (reader.take("*")) return { kind: "all" };
  if (reader.take(":")) return { kind: "range", start: undefined, end: readInteger(reader) };
  const index = readInteger(reader);
  if (index !== undefined) {
    if (!reader.take(":")) return { kind: "index", index };
    return { kind: "range", start: index, end: readInteger(reader) };
  }
  return readConstraint(reader);
}

function readInteger(reader: Reader): number | undefined {
  const text = reader.match(INTEGER);
  return text === undefined ? undefined : Number(text);
}

function readConstraint(reader: Reader): Selector {
  const path: string[] = [];
  if (!reader.take("@")) {
    do path.push(readName(reader));
    while (reader.take("."));
  }
  if (reader.take("?")) return { kind: "constraint", path, operator: "exists", value: undefined };
  reader.skipSpace();
  const operator = reader.match(OPERATOR) as Operator | undefined;
  const [name] = path;
  if (!operator) {
    return path.length === 1 && name !== undefined ? { kind: "key", name } : reader.fail();
  }
  reader.skipSpace();
  const value: unknown = JSON.parse(reader.match(VALUE) ?? reader.fail());
  return { kind: "constraint", path, operator, value };
}

class Reader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  get done(): boolean {
    return this.#at >= this.#text.length;
  }

  sees(token: string): boolean {
    return this.#text.startsWith(token, this.#at);
  }

  take(token: string): boolean {
    const seen = this.sees(token);
    if (seen) this.#at += token.length;
    return seen;
  }

  expect(token: string): void {
    if (!this.take(token)) this.fail();
  }

  match(pattern: RegExp): string | undefined {
    const text = pattern.exec(this.#text.slice(this.#at))?.[0];
    if (text !== undefined) this.#at += text.length;
    return text;
  }

  skipSpace(): void {
    this.match(/^\s*/);
  }

  fail(): never {
    throw new PathError(`Not a valid path: "${this.#text}" at position ${this.#at}`);
  }
}
