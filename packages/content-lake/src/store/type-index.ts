import { type ExprNode, evaluateSync, parse } from "groq-js";
import type { Document, JsonObject } from "../document.ts";

/** Values that queries can filter and sort by without a scan. */
export interface TypeIndex {
  /**
   * Arguments of GROQ's `order(…)`: `'coalesce(publishedDate, "") desc'`. The first also sorts
   * lists filtered by a value. Ties sort by id.
   */
  orders: readonly string[];
  /** GROQ expressions with few documents per value: `"slug.current"`. */
  keys?: readonly string[];
  /** GROQ expressions with many documents per value: `"isPublished"`. */
  flags?: readonly string[];
  /** GROQ expressions of lists: `"tags"`. */
  lists?: readonly string[];
}

export interface OrderTerm {
  node: JsonObject;
  isDescending: boolean;
}

interface Column {
  name: string;
  node: JsonObject;
}

/** Keys of the maps are results of `getExpressionKey`. */
export interface IndexForm {
  orders: readonly OrderTerm[][];
  keys: readonly Column[];
  /** Columns of `orders`, `keys` and `flags`, and the times of each document. */
  columns: ReadonlyMap<string, Column>;
  /** With its number in the table of items. */
  lists: ReadonlyMap<string, { number: number; node: JsonObject }>;
}

export const getExpressionKey = (node: JsonObject): string => JSON.stringify(unwrapGroup(node));

export const unwrapGroup = (node: JsonObject): JsonObject =>
  node.type === "Group" ? unwrapGroup(node.base as JsonObject) : node;

export const isAttribute = (node: JsonObject, name: string): boolean =>
  node.type === "AccessAttribute" && !node.base && node.name === name;

export const orderTerms = (args: readonly unknown[]): OrderTerm[] =>
  (args as JsonObject[]).map((term) => ({
    node: unwrapGroup(
      term.type === "Asc" || term.type === "Desc" ? (term.base as JsonObject) : term,
    ),
    isDescending: term.type === "Desc",
  }));

/** Limited by the bits of the `odd` column. */
const MAX_COLUMNS = 30;
const ALWAYS = ["_createdAt", "_updatedAt"];

/**
 * Parses an index declaration.
 *
 * @throws Error for an invalid GROQ expression or too many columns
 */
export function readIndex({ orders, keys = [], flags = [], lists = [] }: TypeIndex): IndexForm {
  const columns = new Map<string, Column>();
  const getColumn = (node: JsonObject): Column => {
    const known = columns.get(getExpressionKey(node));
    if (known) return known;
    const column = { name: `k${columns.size}`, node: unwrapGroup(node) };
    columns.set(getExpressionKey(node), column);
    return column;
  };
  const read = orders.map((order) => {
    const { args } = expression(`[] | order(${order})`) as { args?: unknown[] };
    return orderTerms(args ?? []).filter(({ node }) => !isAttribute(node, "_id"));
  });
  for (const { node } of read.flat()) getColumn(node);
  const keyed = keys.map((text) => getColumn(expression(text)));
  for (const text of [...flags, ...ALWAYS]) getColumn(expression(text));
  if (columns.size > MAX_COLUMNS)
    throw new Error(`A type has at most ${MAX_COLUMNS} indexed values, not ${columns.size}.`);
  const listed = lists.map((text, number) => {
    const node = expression(text);
    return [getExpressionKey(node), { number, node }] as const;
  });
  return { orders: read, keys: keyed, columns, lists: new Map(listed) };
}

function expression(groq: string): JsonObject {
  try {
    return parse(groq) as unknown as JsonObject;
  } catch (error) {
    throw new Error(`The index "${groq}" is no GROQ: ${(error as Error).message}`);
  }
}

export const evaluateExpression = (document: Document, node: JsonObject): unknown =>
  evaluateSync(node as unknown as ExprNode, { root: document }).data;
