import type { ExprNode } from "groq-js";
import { type Document, isObject, type JsonObject } from "../document.ts";
import { queryError } from "../errors.ts";
import type { View } from "../store/documents.ts";
import { createComputedNode } from "./computed-node.ts";
import { CostMeter, createsLongValues } from "./cost-meter.ts";
import { fixNode } from "./groq-js-fixes.ts";
import { type IndexLookup, parseIndexLookup } from "./index-lookup.ts";
import { getProjectedAttributes } from "./plan/projected-attributes.ts";
import { parseShape } from "./plan/query-shape.ts";
import { runPlan } from "./plan/run-plan.ts";
import type { Tracer } from "./source-map.ts";

/**
 * Replaces `*`, `*[_type == "x"]` and `*[_id == "x"]` with documents, the latter two from indexes.
 * The copy is metered, for one evaluation.
 *
 * @param tracer marks found documents, and unmarks compared values
 * @throws HttpError 400 for an unsupported function
 */
export function bind(tree: ExprNode, params: JsonObject, view: View, tracer?: Tracer): ExprNode {
  return new DocumentBinder(params, view, tracer).bind(tree) as ExprNode;
}

/** Namespaces that groq-js parses but cannot evaluate. */
const MISSING = new Set(["documents", "geo", "media", "text", "user"]);

const unchanged = new WeakSet<object>();

class DocumentBinder {
  readonly #params: JsonObject;
  readonly #view: View;
  readonly #tracer: Tracer | undefined;
  readonly #meter = new CostMeter();

  constructor(params: JsonObject, view: View, tracer: Tracer | undefined) {
    this.#params = params;
    this.#view = view;
    this.#tracer = tracer;
  }

  bind(node: unknown): unknown {
    if (!Array.isArray(node) && !isObject(node)) return node;
    if (this.#tracer)
      return Array.isArray(node) ? this.#each(node) : this.#traced(node, this.#tracer);
    if (unchanged.has(node)) return node;
    const bound = Array.isArray(node)
      ? this.#each(node)
      : (this.#projected(node) ?? this.#planned(node) ?? this.#bound(node));
    if (bound === node) unchanged.add(node);
    return bound;
  }

  #each(items: unknown[]): unknown[] {
    const bound = items.map((item) => this.bind(item));
    return bound.every((item, place) => item === items[place]) ? items : bound;
  }

  #traced(node: JsonObject, tracer: Tracer): unknown {
    if (isSearch(node)) {
      const found = this.#found(node);
      return createComputedNode((evaluate) => tracer.mark(evaluate(found).data));
    }
    if (node.type !== "OpCall") return this.#bound(node);
    const plain = (side: unknown): JsonObject => {
      const bound = this.bind(side) as JsonObject;
      return createComputedNode((evaluate) => tracer.unmark(evaluate(bound).data));
    };
    return fixNode({ ...node, left: plain(node.left), right: plain(node.right) });
  }

  #found(node: JsonObject): JsonObject {
    const isPinned =
      node.type === "Filter" && isScan(node.base) && parseIndexLookup(node.expr, this.#params);
    if (isScan(node) || isPinned) return this.#bound(node) as JsonObject;
    const { base, ...rest } = node;
    return { ...(this.#bound(rest) as JsonObject), base: this.#found(base as JsonObject) };
  }

  #projected({ type, base, ...rest }: JsonObject): JsonObject | undefined {
    const attributes = type === "Map" ? getProjectedAttributes(rest.expr) : undefined;
    const found = attributes && this.#planned(base as JsonObject, attributes);
    return found && { ...(this.#bound(rest) as JsonObject), type, base: found };
  }

  #planned(node: JsonObject, attributes?: readonly string[]): JsonObject | undefined {
    const shape = parseShape(node, this.#params);
    if (!shape || !this.#view.rows?.(shape.type)) return undefined;
    let whole: JsonObject | undefined;
    return createComputedNode((evaluate) => {
      const rows = this.#view.rows?.(shape.type);
      const costMeter = this.#meter;
      const bind = (filter: JsonObject) => this.bind(filter);
      const found = rows && runPlan({ shape, rows, costMeter, evaluate, bind, attributes });
      if (found) return found.value;
      whole ??= this.#bound(node) as JsonObject;
      return evaluate(whole).data;
    });
  }

  #bound(node: JsonObject): unknown {
    const pins =
      isScan(node.base) && node.type === "Filter" && parseIndexLookup(node.expr, this.#params);
    if (pins) {
      const found = this.#meter.scan(documentsFor(this.#view, pins));
      if (!pins.residual) return found;
      return { type: "Filter", base: found, expr: this.bind(pins.residual) };
    }
    if (isScan(node)) return this.#meter.scan(this.#view.documents());
    if (node.type === "FuncCall") requireFunction(node);
    if (node.namespace === "releases")
      return this.#meter.scan(this.#view.documents("system.release"));
    if (node.type === "Value") return node;
    const entries = Object.entries(node).map(([name, child]) => [name, this.bind(child)] as const);
    const isSame = entries.every(([name, child]) => child === node[name]);
    const bound = fixNode(isSame ? node : Object.fromEntries(entries));
    return createsLongValues(node) ? this.#meter.withCountedLength(bound) : bound;
  }
}

function requireFunction({ namespace, name }: JsonObject): void {
  if (name === "anywhere" || MISSING.has(String(namespace))) {
    const full = namespace === "global" ? name : `${namespace}::${name}`;
    throw queryError(`The function ${full} is not supported by this service`);
  }
}

function isSearch(node: unknown): boolean {
  if (!isObject(node)) return false;
  if (isScan(node)) return true;
  return SEARCHING.has(String(node.type)) && isSearch(node.base);
}

const SEARCHING = new Set([
  "AccessElement",
  "ArrayCoerce",
  "Filter",
  "Group",
  "PipeFuncCall",
  "Slice",
]);

function isScan(node: unknown): boolean {
  return isObject(node) && node.type === "Everything";
}

function documentsFor(view: View, { by, values }: IndexLookup): readonly Document[] {
  const distinct = [...new Set(values)];
  const [only] = distinct;
  if (by === "type" && distinct.length === 1) return view.documents(only);
  const found = distinct.flatMap((value): readonly Document[] => {
    if (by === "type") return view.documents(value);
    const document = view.get(value);
    // A draft with another id may replace the requested document.
    return document?._id === value ? [document] : [];
  });
  return found.sort((a, b) => (a._id < b._id ? -1 : 1));
}
