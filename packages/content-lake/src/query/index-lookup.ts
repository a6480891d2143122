import { isObject, type JsonObject } from "../document.ts";

export interface IndexLookup {
  by: "type" | "id";
  values: string[];
  residual?: JsonObject;
}

/** Returns the types or ids required by a filter, `undefined` if none. */
export function parseIndexLookup(expr: unknown, params: JsonObject): IndexLookup | undefined {
  if (!isObject(expr)) return;
  if (expr.type === "Group") return parseIndexLookup(expr.base, params);
  if (expr.type === "And") return conjunction(expr, params);
  if (expr.type === "Or") return disjunction(expr, params);
  if (expr.type !== "OpCall") return;
  if (expr.op === "==") {
    return equality(expr.left, expr.right, params) ?? equality(expr.right, expr.left, params);
  }
  const by = getLookupKind(expr.left);
  const values = expr.op === "in" ? getConstant(expr.right, params) : undefined;
  return by && isStrings(values) ? { by, values } : undefined;
}

function conjunction(expr: JsonObject, params: JsonObject): IndexLookup | undefined {
  const left = parseIndexLookup(expr.left, params);
  const right = parseIndexLookup(expr.right, params);
  if (left && (left.by === "id" || right?.by !== "id")) return withRest(left, expr.right);
  return right && withRest(right, expr.left);
}

function withRest(pins: IndexLookup, other: unknown): IndexLookup {
  const rest = other as JsonObject;
  const { residual } = pins;
  return { ...pins, residual: residual ? { type: "And", left: residual, right: rest } : rest };
}

function disjunction(expr: JsonObject, params: JsonObject): IndexLookup | undefined {
  const left = parseIndexLookup(expr.left, params);
  const right = parseIndexLookup(expr.right, params);
  if (!left || !right || left.by !== right.by) return;
  const values = [...left.values, ...right.values];
  const whole = left.residual || right.residual ? { residual: expr } : {};
  return { by: left.by, values, ...whole };
}

function equality(attribute: unknown, value: unknown, params: JsonObject): IndexLookup | undefined {
  const by = getLookupKind(attribute);
  const constant = getConstant(value, params);
  return by && typeof constant === "string" ? { by, values: [constant] } : undefined;
}

function getLookupKind(node: unknown): IndexLookup["by"] | undefined {
  if (!isObject(node) || node.type !== "AccessAttribute" || node.base) return;
  return node.name === "_type" ? "type" : node.name === "_id" ? "id" : undefined;
}

function getConstant(node: unknown, params: JsonObject): unknown {
  if (!isObject(node)) return;
  if (node.type === "Value") return node.value;
  if (node.type === "Parameter" && typeof node.name === "string") return params[node.name];
  if (node.type !== "Array" || !Array.isArray(node.elements)) return;
  return node.elements.map((element) =>
    element.isSplat ? undefined : getConstant(element.value, params),
  );
}

function isStrings(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === "string");
}
