import { isObject, type JsonObject } from "../document.ts";
import { createComputedNode } from "./computed-node.ts";
import { diff } from "./diff-functions.ts";

/** Corrects deviations of groq-js from the GROQ specification. */
export function fixNode(node: JsonObject): JsonObject {
  if (isCall(node, "diff")) return diff(node);
  if (isCall(node, "array", "unique")) return dedupeNulls(node);
  const { type, op, left } = node;
  if (type === "OpCall" && op === "in" && isObject(left) && isCall(left, "global", "path"))
    return { ...node, left: (left.args as JsonObject[])[0] };
  return node;
}

const isCall = (node: JsonObject, namespace: string, name?: string): boolean =>
  node.type === "FuncCall" &&
  node.namespace === namespace &&
  (name === undefined || node.name === name);

/** groq-js keeps every null. */
const dedupeNulls = (node: JsonObject): JsonObject =>
  createComputedNode((evaluate) => {
    const { data } = evaluate(node);
    if (!Array.isArray(data)) return data;
    const items: unknown[] = data;
    const first = items.indexOf(null);
    return items.filter((item, place) => item !== null || place === first);
  });
