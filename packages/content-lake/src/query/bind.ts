import type { ExprNode } from "groq-js";
import { type Document, isObject, type JsonObject } from "../document.ts";
import { queryError } from "../errors.ts";
import type { View } from "../store/documents.ts";
import { computed } from "./computed.ts";
import { mended } from "./mend.ts";
import { isMaker, Meter } from "./meter.ts";
import { type Pins, pinsOf } from "./pin.ts";
import { run } from "./plan/run.ts";
import { shapeOf } from "./plan/shape.ts";

/**
 * Puts the documents themselves in the place of each `*`, `*[_type == "x"]` and `*[_id == "x"]`, the
 * latter two taken from the indexes, so that evaluation visits no others. The tree given is left as
 * it is; the one returned is metered, and good for a single evaluation. Throws HttpError 400 for a
 * function that groq-js does not evaluate.
 */
export function bind(tree: ExprNode, params: JsonObject, view: View): ExprNode {
  return new Binder(params, view).bind(tree) as ExprNode;
}

/** Namespaces that groq-js parses but does not evaluate. */
const MISSING = new Set(["documents", "geo", "media", "text", "user"]);

class Binder {
  readonly #params: JsonObject;
  readonly #view: View;
  readonly #meter = new Meter();

  constructor(params: JsonObject, view: View) {
    this.#params = params;
    this.#view = view;
  }

  bind(node: unknown): unknown {
    if (Array.isArray(node)) return node.map((item) => this.bind(item));
    if (!isObject(node)) return node;
    return this.#planned(node) ?? this.#bound(node);
  }

  /** What the sorted values of a type tell, worked out when it is come to. */
  #planned(node: JsonObject): JsonObject | undefined {
    const shape = shapeOf(node, this.#params);
    if (!shape || !this.#view.rows?.(shape.type)) return undefined;
    let whole: JsonObject | undefined;
    return computed((evaluate) => {
      const rows = this.#view.rows?.(shape.type);
      const meter = this.#meter;
      const bind = (filter: JsonObject) => this.bind(filter);
      const found = rows && run({ shape, rows, meter, evaluate, bind });
      if (found) return found.value;
      whole ??= this.#bound(node) as JsonObject;
      return evaluate(whole).data;
    });
  }

  #bound(node: JsonObject): unknown {
    const pins = isScan(node.base) && node.type === "Filter" && pinsOf(node.expr, this.#params);
    if (pins) {
      const found = this.#meter.scan(documentsFor(this.#view, pins));
      if (!pins.residual) return found;
      return { type: "Filter", base: found, expr: this.bind(pins.residual) };
    }
    if (isScan(node)) return this.#meter.scan(this.#view.documents());
    if (node.type === "FuncCall") requireFunction(node);
    // Its one function, `releases::all()`, scans as well.
    if (node.namespace === "releases")
      return this.#meter.scan(this.#view.documents("system.release"));
    // Parsed constants hold no queries.
    if (node.type === "Value") return node;
    const entries = Object.entries(node).map(([name, child]) => [name, this.bind(child)]);
    const bound: JsonObject = mended(Object.fromEntries(entries));
    return isMaker(node) ? this.#meter.measured(bound) : bound;
  }
}

function requireFunction({ namespace, name }: JsonObject): void {
  if (name === "anywhere" || MISSING.has(String(namespace))) {
    const full = namespace === "global" ? name : `${namespace}::${name}`;
    throw queryError(`The function ${full} is not supported by this service`);
  }
}

function isScan(node: unknown): boolean {
  return isObject(node) && node.type === "Everything";
}

function documentsFor(view: View, { by, values }: Pins): readonly Document[] {
  const distinct = [...new Set(values)];
  const [only] = distinct;
  if (by === "type" && distinct.length === 1) return view.documents(only);
  const found = distinct.flatMap((value): readonly Document[] => {
    if (by === "type") return view.documents(value);
    const document = view.get(value);
    // A draft may stand in for the document asked for, under another id.
    return document?._id === value ? [document] : [];
  });
  return found.sort((a, b) => (a._id < b._id ? -1 : 1));
}
