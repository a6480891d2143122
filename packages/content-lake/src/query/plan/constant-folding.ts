import { isObject, type JsonObject } from "../../document.ts";
import type { Evaluate } from "../computed-node.ts";

/** Functions that depend only on their arguments and the time. */
const PURE = new Set(["coalesce", "count", "defined", "length", "lower", "now", "string", "upper"]);

const PLAIN = new Set(["string", "number", "boolean", "null", "array", "object"]);

const UNKNOWN = Symbol("unknown");

/** Evaluates the parts of a filter that are equal for all documents. */
export class ConstantFolder {
  readonly #evaluate: Evaluate;

  constructor(evaluate: Evaluate) {
    this.#evaluate = evaluate;
  }

  /**
   * Returns the value, or `UNKNOWN`.
   *
   * @param depth scopes between the filtered documents and the node: 1 in the filter
   */
  of(node: JsonObject, depth: number): unknown {
    if (node.type === "Value")
      return PLAIN.has(typeof node.value) || node.value === null ? node.value : UNKNOWN;
    const outside = hoistNode(node, depth);
    if (!outside) return UNKNOWN;
    const value = this.#evaluate(outside) as { type?: string; data: unknown };
    return PLAIN.has(value.type ?? "") ? value.data : UNKNOWN;
  }

  fold(node: JsonObject, depth = 1): JsonObject {
    if (node.type === "Group") return this.fold(node.base as JsonObject, depth);
    const constant = this.of(node, depth);
    if (constant !== UNKNOWN) return { type: "Value", value: constant };
    if (node.type === "And" || node.type === "Or") return this.#joined(node, depth);
    const inner = node.type === "Filter" ? "expr" : undefined;
    const opaque = SCOPED_NODES.has(String(node.type));
    if (opaque) return node;
    const entries = Object.entries(node).map(([name, child]) => [
      name,
      this.#children(child, name === inner ? depth + 1 : depth),
    ]);
    return Object.fromEntries(entries) as JsonObject;
  }

  #children(child: unknown, depth: number): unknown {
    if (Array.isArray(child)) return child.map((one) => this.#children(one, depth));
    if (!isObject(child)) return child;
    return typeof child.type === "string" ? this.fold(child, depth) : child;
  }

  #joined(node: JsonObject, depth: number): JsonObject {
    const left = this.fold(node.left as JsonObject, depth);
    const right = this.fold(node.right as JsonObject, depth);
    const decides = node.type === "Or";
    if (isValue(left, decides) || isValue(right, decides)) return { type: "Value", value: decides };
    if (isValue(left, !decides)) return right;
    if (isValue(right, !decides)) return left;
    return { ...node, left, right };
  }
}

const SCOPED_NODES = new Set(["Map", "FlatMap", "Projection", "PipeFuncCall", "Select", "Object"]);

const isValue = (node: JsonObject, value: boolean): boolean =>
  node.type === "Value" && node.value === value;

/** Rewrites a node for the outer scope. Returns `undefined` if it reads the filtered document. */
function hoistNode(node: JsonObject, depth: number): JsonObject | undefined {
  switch (node.type) {
    case "Value":
    case "Parameter":
      return node;
    case "Parent": {
      const up = Number(node.n) - depth;
      if (up < 0) return undefined;
      return up === 0 ? { type: "This" } : { type: "Parent", n: up };
    }
    case "AccessAttribute":
    case "Group":
    case "Not":
    case "Neg":
      return isObject(node.base) ? parts(node, ["base"], depth) : undefined;
    case "OpCall":
      // Must be evaluated where its length is counted.
      return node.op === "match" || node.op === "+"
        ? undefined
        : parts(node, ["left", "right"], depth);
    case "And":
    case "Or":
      return parts(node, ["left", "right"], depth);
    case "FuncCall":
      return node.namespace === "global" && PURE.has(String(node.name))
        ? list(node, "args", depth)
        : undefined;
    case "Array":
      return elements(node, depth);
    default:
      return undefined;
  }
}

function parts(node: JsonObject, names: string[], depth: number): JsonObject | undefined {
  const found: JsonObject = { ...node };
  for (const name of names) {
    const part = hoistNode(node[name] as JsonObject, depth);
    if (!part) return undefined;
    found[name] = part;
  }
  return found;
}

function list(node: JsonObject, name: string, depth: number): JsonObject | undefined {
  if (!Array.isArray(node[name])) return undefined;
  const found = (node[name] as JsonObject[]).map((one) => hoistNode(one, depth));
  return found.includes(undefined) ? undefined : { ...node, [name]: found };
}

function elements(node: JsonObject, depth: number): JsonObject | undefined {
  const found = (node.elements as JsonObject[]).map((element) => {
    const value = element.isSplat ? undefined : hoistNode(element.value as JsonObject, depth);
    return value && { ...element, value };
  });
  return found.includes(undefined) ? undefined : { ...node, elements: found };
}
