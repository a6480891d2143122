import { type ExprNode, GroqSyntaxError, parse } from "groq-js";
import { isObject, type JsonObject } from "../document.ts";
import { queryParseError } from "../errors.ts";

const CACHE_SIZE = 500;
// Hundreds of longer queries would exhaust the memory.
const MAX_CACHED_LENGTH = 10_000;
// Parameters change the tree only in subscripts: `[$from...$to]`, `[$index]`.
const SUBSCRIPT_WITH_PARAMETER = /\[[^\][=<>!&|,:]*\$[^\][=<>!&|,:]*\]/g;

interface Parsed {
  tree: ExprNode;
  parameters: Set<string>;
}

export class QueryParser {
  readonly #cache = new Map<string, Parsed>();

  /** @throws HttpError 400 `queryParseError`, also for missing parameters */
  parse(query: string, params: JsonObject): ExprNode {
    const fixed = fixedIn(query, params);
    const key = fixed.length > 0 ? `${query}\n${JSON.stringify(fixed)}` : query;
    const parsed = this.#cache.get(key) ?? parseQuery(query, Object.fromEntries(fixed));
    if (key.length <= MAX_CACHED_LENGTH) this.#remember(key, parsed);
    requireParameters(query, parsed.parameters, params);
    return parsed.tree;
  }

  #remember(key: string, parsed: Parsed): void {
    this.#cache.delete(key);
    this.#cache.set(key, parsed);
    const [oldest] = this.#cache.keys();
    if (this.#cache.size > CACHE_SIZE && oldest !== undefined) this.#cache.delete(oldest);
  }
}

function fixedIn(query: string, params: JsonObject): [string, unknown][] {
  return subscripted(query).flatMap((name): [string, unknown][] =>
    Object.hasOwn(params, name) ? [[name, params[name]]] : [],
  );
}

function parseQuery(query: string, params: JsonObject): Parsed {
  try {
    const tree = parse(query, { params });
    const parameters = new Set<string>();
    collectParameters(tree, parameters);
    return { tree, parameters };
  } catch (error) {
    if (error instanceof GroqSyntaxError) {
      const start = Math.min(error.position, query.length);
      throw queryParseError(error.message, query, start, Math.min(start + 1, query.length));
    }
    if (error instanceof RangeError) {
      throw queryParseError("The query is nested too deeply", query, 0, query.length);
    }
    const description = error instanceof Error ? error.message : String(error);
    // groq-js reports a missing slice parameter as a wrong type.
    if (description.startsWith("slicing")) requireParameters(query, subscripted(query), params);
    throw queryParseError(description, query, 0, query.length);
  }
}

function collectParameters(value: unknown, names: Set<string>): void {
  if (Array.isArray(value)) {
    for (const item of value) collectParameters(item, names);
  } else if (isObject(value)) {
    if (value.type === "Parameter") names.add(String(value.name));
    for (const child of Object.values(value)) collectParameters(child, names);
  }
}

function subscripted(query: string): string[] {
  const subscripts = query.match(SUBSCRIPT_WITH_PARAMETER) ?? [];
  const names = subscripts.flatMap((one) => one.match(/\$\w+/g) ?? []);
  return [...new Set(names)].map((name) => name.slice(1));
}

function requireParameters(query: string, names: Iterable<string>, params: JsonObject): void {
  for (const name of names) {
    if (Object.hasOwn(params, name)) continue;
    const start = Math.max(query.search(new RegExp(`\\$${name}\\b`)), 0);
    const description = `param $${name} referenced, but not provided`;
    throw queryParseError(description, query, start, start + name.length + 1);
  }
}
