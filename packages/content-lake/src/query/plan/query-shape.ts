import type { JsonObject } from "../../document.ts";
import { isAttribute, type OrderTerm, orderTerms, unwrapGroup } from "../../store/type-index.ts";
import { conjuncts } from "./sql-conditions.ts";

/** Part of a query for one type: `*[_type == "x" && …] | order(…) [from...to]`. */
export interface QueryShape {
  type: string;
  /** Innermost first. */
  filters: JsonObject[];
  terms: OrderTerm[];
  /** Zero-based. `to` is exclusive. */
  from: number;
  to: number;
  gives: "list" | "one" | "count";
}

/** Parses a query for documents of one type, `undefined` for other forms. */
export function parseShape(node: JsonObject, params: JsonObject): QueryShape | undefined {
  if (node.type === "FuncCall" && node.namespace === "global" && node.name === "count") {
    const [argument] = Array.isArray(node.args) ? (node.args as JsonObject[]) : [];
    const found = argument && filtered(unwrapGroup(argument), params);
    return found && { ...found, terms: [], from: 0, to: Number.POSITIVE_INFINITY, gives: "count" };
  }
  if (node.type === "AccessElement") {
    const index = Number(node.index);
    const found = index >= 0 ? sorted(unwrapGroup(node.base as JsonObject), params) : undefined;
    return found && { ...found, from: index, to: index + 1, gives: "one" };
  }
  if (node.type === "Slice") {
    const [from, to] = [Number(node.left), Number(node.right) + (node.isInclusive ? 1 : 0)];
    if (!(from >= 0) || !(Number(node.right) >= 0)) return undefined;
    const found = sorted(unwrapGroup(node.base as JsonObject), params);
    return found && { ...found, from, to: Math.max(from, to), gives: "list" };
  }
  const found = sorted(node, params);
  return found && { ...found, from: 0, to: Number.POSITIVE_INFINITY, gives: "list" };
}

type Found = Pick<QueryShape, "type" | "filters">;

function sorted(
  node: JsonObject,
  params: JsonObject,
): (Found & Pick<QueryShape, "terms">) | undefined {
  if (node.type !== "PipeFuncCall") {
    const found = filtered(node, params);
    return found && { ...found, terms: [] };
  }
  if (node.name !== "order" || !Array.isArray(node.args)) return undefined;
  const found = filtered(unwrapGroup(node.base as JsonObject), params);
  return found && { ...found, terms: orderTerms(node.args) };
}

function filtered(node: JsonObject, params: JsonObject): Found | undefined {
  if (node.type !== "Filter") return undefined;
  const base = unwrapGroup(node.base as JsonObject);
  const filter = node.expr as JsonObject;
  if (base.type === "Filter") {
    const inner = filtered(base, params);
    return inner && { ...inner, filters: [...inner.filters, filter] };
  }
  if (base.type !== "Everything") return undefined;
  for (const part of conjuncts(filter)) {
    const type = typeIn(part, params);
    if (type !== undefined) return { type, filters: [filter] };
  }
  return undefined;
}

export function comparedWithType(node: JsonObject): JsonObject | undefined {
  if (node.type !== "OpCall" || node.op !== "==") return undefined;
  const [left, right] = [
    unwrapGroup(node.left as JsonObject),
    unwrapGroup(node.right as JsonObject),
  ];
  return isAttribute(left, "_type") ? right : isAttribute(right, "_type") ? left : undefined;
}

function typeIn(node: JsonObject, params: JsonObject): string | undefined {
  const other = comparedWithType(node);
  if (!other) return undefined;
  const value = other.type === "Parameter" ? params[String(other.name)] : other.value;
  return (other.type === "Value" || other.type === "Parameter") && typeof value === "string"
    ? value
    : undefined;
}
