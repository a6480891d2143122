import type { ExprNode } from "groq-js";
import { type Document, isObject, type JsonObject } from "../document.ts";
import type { View } from "../store/dataset.ts";
import { type Pins, pinsOf } from "./pin.ts";

/** A query with the documents it filters for already looked up. */
export interface Bound {
  tree: ExprNode;
  /** True if some part still scans the whole dataset. */
  everything: boolean;
}

/**
 * Puts the documents themselves in the place of each `*[_type == "x"]` and `*[_id == "x"]`, taken
 * from the indexes, so that evaluation visits no others. The tree given is left as it is.
 */
export function bind(tree: ExprNode, params: JsonObject, view: View): Bound {
  const binder = new Binder(params, view);
  const bound = binder.bind(tree) as ExprNode;
  return { tree: bound, everything: binder.everything };
}

class Binder {
  everything = false;
  readonly #params: JsonObject;
  readonly #view: View;

  constructor(params: JsonObject, view: View) {
    this.#params = params;
    this.#view = view;
  }

  bind(node: unknown): unknown {
    if (Array.isArray(node)) return node.map((item) => this.bind(item));
    if (!isObject(node)) return node;
    const pins = isScan(node.base) && node.type === "Filter" && pinsOf(node.expr, this.#params);
    if (pins) {
      const found = { type: "Value", value: documentsFor(this.#view, pins) };
      if (!pins.residual) return found;
      return { type: "Filter", base: found, expr: this.bind(pins.residual) };
    }
    // Lists releases by scanning as well.
    if (isScan(node) || node.namespace === "releases") this.everything = true;
    // Parsed constants hold no queries.
    if (node.type === "Value") return node;
    const entries = Object.entries(node).map(([name, child]) => [name, this.bind(child)]);
    return Object.fromEntries(entries);
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
