import type { ExprNode } from "groq-js";
import { isObject, type JsonObject } from "../document.ts";

interface Cost {
  work: number;
  rows: number;
}

/**
 * Estimates how many expressions the evaluation of a bound query visits: every scan inside another
 * one multiplies. `scanned` is the number of documents in the dataset. Arrays within documents count
 * as one element, so it is a lower bound.
 */
export function estimateWork(tree: ExprNode, scanned: number): number {
  return cost(tree, scanned).work;
}

function cost(node: unknown, scanned: number): Cost {
  if (Array.isArray(node)) return { work: sum(node, scanned), rows: 1 };
  if (!isObject(node)) return { work: 0, rows: 1 };
  if (node.type === "Everything") return { work: scanned, rows: scanned };
  if (node.type === "Value") {
    return { work: 1, rows: Array.isArray(node.value) ? node.value.length : 1 };
  }
  if (node.type === "Array" && Array.isArray(node.elements)) {
    return { work: sum(node.elements, scanned), rows: node.elements.length };
  }
  const { base, ...rest } = node;
  const below = base ? cost(base, scanned) : { work: 0, rows: 1 };
  const each = sum(Object.values(rest), scanned);
  return { work: below.work + below.rows * (1 + each), rows: rowsAfter(node, below.rows) };
}

function sum(nodes: unknown[], scanned: number): number {
  return nodes.reduce<number>((total, node) => total + cost(node, scanned).work, 0);
}

function rowsAfter(node: JsonObject, rows: number): number {
  if (node.type === "AccessElement") return 1;
  if (node.type !== "Slice") return rows;
  const length = Number(node.right) - Number(node.left) + (node.isInclusive ? 1 : 0);
  return length >= 0 ? Math.min(rows, length) : rows;
}
