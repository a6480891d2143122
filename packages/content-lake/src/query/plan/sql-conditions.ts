import type { JsonObject } from "../../document.ts";
import type { SqlValue, TypeRows } from "../../store/documents.ts";
import { MAX_INDEXED_LENGTH, RANK, sortKey } from "../../store/sort-key.ts";
import { getExpressionKey, isAttribute, unwrapGroup } from "../../store/type-index.ts";

/** SQL condition for all matches of a filter, and only them if `isExact`. */
export interface Condition {
  sql: string;
  values: SqlValue[];
  isExact: boolean;
  /** Set for only `value in list`. */
  item?: { list: number; value: Uint8Array };
}

export interface SearchableRows extends TypeRows {
  /** Columns whose index SQLite may use. */
  indexedColumns: ReadonlySet<string>;
}

const ALWAYS: Condition = { sql: "1", values: [], isExact: true };
const NEVER: Condition = { sql: "0", values: [], isExact: true };

export const conjuncts = (node: JsonObject): JsonObject[] =>
  node.type === "Group"
    ? conjuncts(node.base as JsonObject)
    : node.type === "And"
      ? [...conjuncts(node.left as JsonObject), ...conjuncts(node.right as JsonObject)]
      : [node];

/** Compiles a filter to SQL, `undefined` if SQL cannot narrow it. */
export function compileCondition(given: JsonObject, rows: SearchableRows): Condition | undefined {
  const node = unwrapGroup(given);
  if (rows.form.columns.has(getExpressionKey(node)))
    return compileComparison(node, "==", true, rows);
  switch (node.type) {
    case "Value":
      return node.value === true ? ALWAYS : NEVER;
    case "And":
      return compileAnd(node, rows);
    case "Or":
      return compileOr(node, rows);
    case "Not":
      return not(unwrapGroup(node.base as JsonObject), rows);
    case "OpCall":
      return compileOperation(node, rows);
    case "FuncCall":
      return node.namespace === "global" && node.name === "defined"
        ? defined(node, rows, true)
        : undefined;
    default:
      return undefined;
  }
}

function compileAnd(node: JsonObject, rows: SearchableRows): Condition | undefined {
  const left = compileCondition(node.left as JsonObject, rows);
  const right = compileCondition(node.right as JsonObject, rows);
  if (left && right) return joinConditions(left, "AND", right);
  const one = left ?? right;
  return one && { ...one, isExact: false };
}

function compileOr(node: JsonObject, given: SearchableRows): Condition | undefined {
  // Prevents an index per side, which would sort all rows.
  const rows = { ...given, indexedColumns: new Set<string>() };
  const left = compileCondition(node.left as JsonObject, rows);
  const right = compileCondition(node.right as JsonObject, rows);
  return left && right && joinConditions(left, "OR", right);
}

const joinConditions = (left: Condition, word: "AND" | "OR", right: Condition): Condition => ({
  sql: `(${left.sql} ${word} ${right.sql})`,
  values: [...left.values, ...right.values],
  isExact: left.isExact && right.isExact,
});

/** Only negates conditions that are never null. */
function not(node: JsonObject, rows: SearchableRows): Condition | undefined {
  if (node.type === "FuncCall" && node.namespace === "global" && node.name === "defined")
    return defined(node, rows, false);
  if (node.type !== "OpCall") return undefined;
  if (node.op === "==") return compileOperation({ ...node, op: "!=" }, rows);
  if (node.op === "!=") return compileOperation({ ...node, op: "==" }, rows);
  return undefined;
}

function defined(
  node: JsonObject,
  rows: SearchableRows,
  isDefined: boolean,
): Condition | undefined {
  const [argument] = node.args as JsonObject[];
  if (!argument) return undefined;
  return compileComparison(argument, isDefined ? "!=" : "==", null, rows);
}

const MIRRORED_OPERATORS: Record<string, string> = { "<": ">", "<=": ">=", ">": "<", ">=": "<=" };

function compileOperation(node: JsonObject, rows: SearchableRows): Condition | undefined {
  const op = String(node.op);
  const left = unwrapGroup(node.left as JsonObject);
  const right = unwrapGroup(node.right as JsonObject);
  if (op === "in") return compileIn(left, right, rows);
  if (op === ">" && right.type === "Value" && right.value === 0) {
    const shared = compileIntersection(left, rows);
    if (shared) return shared;
  }
  if (right.type === "Value") return compileComparison(left, op, right.value, rows);
  if (left.type === "Value")
    return compileComparison(right, MIRRORED_OPERATORS[op] ?? op, left.value, rows);
  return undefined;
}

/** Returns `undefined` if some value is composite. */
function getColumn(node: JsonObject, rows: SearchableRows): string | undefined {
  const column = rows.form.columns.get(getExpressionKey(node));
  if (!column || rows.hasCompositeValues(column.name)) return undefined;
  return `${rows.indexedColumns.has(column.name) ? "" : "+"}${rows.rows}.${column.name}`;
}

function compileComparison(
  node: JsonObject,
  op: string,
  value: unknown,
  rows: SearchableRows,
): Condition | undefined {
  if (isAttribute(unwrapGroup(node), "_id")) return compileIdComparison(op, value, rows);
  const column = getColumn(node, rows);
  if (!column) return undefined;
  const key = sortKey(value);
  if (op === "==") return key ? { sql: `${column} = ?`, values: [key], isExact: true } : NEVER;
  if (op === "!=") return key ? { sql: `${column} <> ?`, values: [key], isExact: true } : ALWAYS;
  if (!(op in MIRRORED_OPERATORS) || isLong(value)) return undefined;
  const rank = key?.[0];
  if (!key || rank === undefined || rank === RANK.null) return NEVER;
  const ranks = [Uint8Array.of(rank), Uint8Array.of(rank + 1)];
  // Values of different types do not compare.
  const bound = op.startsWith("<") ? [`${column} >= ?`, ranks[0]] : [`${column} < ?`, ranks[1]];
  return {
    sql: `(${column} ${op} ? AND ${bound[0]})`,
    values: [key, bound[1] as Uint8Array],
    isExact: true,
  };
}

/** Ids are ASCII, where SQL and GROQ order alike. */
function compileIdComparison(
  op: string,
  value: unknown,
  { rows }: SearchableRows,
): Condition | undefined {
  const test = (sign: string, text: string): Condition => ({
    sql: `${rows}.id ${sign} ?`,
    values: [text],
    isExact: true,
  });
  const isText = typeof value === "string";
  if (op === "==") return isText ? test("=", value) : NEVER;
  if (op === "!=") return isText ? test("<>", value) : ALWAYS;
  if (!(op in MIRRORED_OPERATORS)) return undefined;
  if (!isText) return NEVER;
  // SQLite orders others differently from GROQ.
  return /^[ -~]*$/.test(value) ? test(op, value) : undefined;
}

/** Lists may contain long strings, but indexes do not. */
const isLong = (value: unknown): boolean =>
  typeof value === "string" && value.length > MAX_INDEXED_LENGTH;

const MAX_IN_VALUES = 500;

function compileIn(
  left: JsonObject,
  right: JsonObject,
  rows: SearchableRows,
): Condition | undefined {
  if (right.type === "Value") {
    const { value } = right;
    if (!Array.isArray(value)) return NEVER;
    return value.length <= MAX_IN_VALUES ? compileMembership(left, value, rows) : undefined;
  }
  const list = rows.form.lists.get(getExpressionKey(right));
  if (!list || left.type !== "Value" || isLong(left.value)) return undefined;
  const key = sortKey(left.value);
  if (!key) return NEVER;
  return { ...hasItem(list.number, [key], rows), item: { list: list.number, value: key } };
}

function compileMembership(
  node: JsonObject,
  values: unknown[],
  rows: SearchableRows,
): Condition | undefined {
  if (isAttribute(unwrapGroup(node), "_id")) {
    const ids = values.filter((value) => typeof value === "string");
    if (ids.length === 0) return NEVER;
    return { sql: `${rows.rows}.id IN (${toPlaceholders(ids)})`, values: ids, isExact: true };
  }
  const column = getColumn(node, rows);
  if (!column) return undefined;
  const keys = values.flatMap((value) => sortKey(value) ?? []);
  if (keys.length === 0) return NEVER;
  return { sql: `${column} IN (${toPlaceholders(keys)})`, values: keys, isExact: true };
}

function compileIntersection(node: JsonObject, rows: SearchableRows): Condition | undefined {
  if (node.type !== "FuncCall" || node.namespace !== "global" || node.name !== "count") return;
  const [argument] = node.args as JsonObject[];
  const filter = argument && unwrapGroup(argument);
  if (filter?.type !== "Filter") return;
  const list = rows.form.lists.get(getExpressionKey(filter.base as JsonObject));
  const test = unwrapGroup(filter.expr as JsonObject);
  if (!list || test.type !== "OpCall" || test.op !== "in") return;
  const [left, right] = [
    unwrapGroup(test.left as JsonObject),
    unwrapGroup(test.right as JsonObject),
  ];
  if (left.type !== "This" || right.type !== "Value") return;
  if (!Array.isArray(right.value)) return NEVER;
  if (right.value.some(isLong)) return;
  const keys = right.value.flatMap((value) => sortKey(value) ?? []);
  if (keys.length === 0) return NEVER;
  return keys.length <= MAX_IN_VALUES ? hasItem(list.number, keys, rows) : undefined;
}

const hasItem = (list: number, keys: Uint8Array[], { rows, items }: SearchableRows): Condition => ({
  sql: `EXISTS (SELECT 1 FROM ${items} AS i WHERE i.number = ${rows}.number AND i.list = ? AND i.value IN (${toPlaceholders(keys)}))`,
  values: [list, ...keys],
  isExact: true,
});

const toPlaceholders = (values: readonly unknown[]): string => values.map(() => "?").join();
