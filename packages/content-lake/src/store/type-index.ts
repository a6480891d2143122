import { type ExprNode, evaluateSync, parse } from "groq-js";
import type { Document, JsonObject } from "../document.ts";

/** Which values of a type's documents are kept sorted, so that queries find and order them by it. */
export interface TypeIndex {
  /**
   * How its lists are sorted, as in GROQ's `order(…)`: `'coalesce(publishedDate, "") desc'`. The first
   * one is that of the lists of one value below. The id decides between equals.
   */
  orders: readonly string[];
  /** GROQ expressions of values that pick few documents: `"slug.current"`. */
  keys?: readonly string[];
  /** Those of values that most documents share: `"isPublished"`. */
  flags?: readonly string[];
  /** Those of lists of values: `"tags"`. */
  lists?: readonly string[];
}

/** One expression that a query is ordered by. */
export interface OrderTerm {
  node: JsonObject;
  isDescending: boolean;
}

/** An expression, and the column that holds its values. */
interface Column {
  name: string;
  node: JsonObject;
}

/** A declaration, read. Columns are found by what `getName` makes of their expressions. */
export interface IndexForm {
  orders: readonly OrderTerm[][];
  keys: readonly Column[];
  /** All of the columns: of `orders`, `keys` and `flags`, and of the times that each document has. */
  columns: ReadonlyMap<string, Column>;
  /** By what `getName` makes of them, the number that a list has among the items. */
  lists: ReadonlyMap<string, { number: number; node: JsonObject }>;
}

/** The same for the same expression, whatever brackets stand around it. */
export const getName = (node: JsonObject): string => JSON.stringify(bare(node));

/** Without the brackets around it. */
export const bare = (node: JsonObject): JsonObject =>
  node.type === "Group" ? bare(node.base as JsonObject) : node;

export const isAttribute = (node: JsonObject, name: string): boolean =>
  node.type === "AccessAttribute" && !node.base && node.name === name;

/** Reads the arguments of `order(…)`. */
export const orderTerms = (args: readonly unknown[]): OrderTerm[] =>
  (args as JsonObject[]).map((term) => ({
    node: bare(term.type === "Asc" || term.type === "Desc" ? (term.base as JsonObject) : term),
    isDescending: term.type === "Desc",
  }));

/** As many as there are bits to tell which of them are odd. */
const MOST_COLUMNS = 30;
const ALWAYS = ["_createdAt", "_updatedAt"];

/** Throws an Error with a plain sentence for a declaration that GROQ cannot read. */
export function readIndex({ orders, keys = [], flags = [], lists = [] }: TypeIndex): IndexForm {
  const columns = new Map<string, Column>();
  const getColumn = (node: JsonObject): Column => {
    const known = columns.get(getName(node));
    if (known) return known;
    const column = { name: `k${columns.size}`, node: bare(node) };
    columns.set(getName(node), column);
    return column;
  };
  const read = orders.map((order) => {
    const { args } = expression(`[] | order(${order})`) as { args?: unknown[] };
    return orderTerms(args ?? []).filter(({ node }) => !isAttribute(node, "_id"));
  });
  for (const { node } of read.flat()) getColumn(node);
  const keyed = keys.map((text) => getColumn(expression(text)));
  for (const text of [...flags, ...ALWAYS]) getColumn(expression(text));
  if (columns.size > MOST_COLUMNS)
    throw new Error(`A type has at most ${MOST_COLUMNS} indexed values, not ${columns.size}.`);
  const listed = lists.map((text, number) => {
    const node = expression(text);
    return [getName(node), { number, node }] as const;
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

/** What an expression of a declaration is for a document. */
export const valueIn = (document: Document, node: JsonObject): unknown =>
  evaluateSync(node as unknown as ExprNode, { root: document }).data;
