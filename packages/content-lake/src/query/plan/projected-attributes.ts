import { isObject, isReservedName, type JsonObject } from "../../document.ts";

/** Nodes that read only the attributes they name. */
const simple = new Set([
  "AccessAttribute",
  "And",
  "Group",
  "Not",
  "ObjectAttributeValue",
  "OpCall",
  "Or",
  "Parameter",
  "Value",
]);

/**
 * Returns `_id` and `slug` for `{_id, "key": slug.current}`, or `undefined` if others may be read.
 */
export function getProjectedAttributes(projection: unknown): string[] | undefined {
  if (!isObject(projection) || projection.type !== "Projection") return undefined;
  const { base, expr } = projection;
  if (!isObject(base) || base.type !== "This" || !isObject(expr) || expr.type !== "Object")
    return undefined;
  const names = new Set(["_id", "_type"]);
  const attributes = expr.attributes as JsonObject[];
  return attributes.every((one) => collect(one, names)) ? [...names] : undefined;
}

function collect(node: unknown, names: Set<string>): boolean {
  if (Array.isArray(node)) return node.every((one) => collect(one, names));
  if (!isObject(node)) return true;
  if (!simple.has(String(node.type))) return false;
  if (node.type === "Value") return true;
  if (node.type === "AccessAttribute" && !node.base) {
    const name = String(node.name);
    if (!/^\w+$/.test(name) || isReservedName(name)) return false;
    names.add(name);
    return true;
  }
  return Object.values(node).every((child) => collect(child, names));
}
