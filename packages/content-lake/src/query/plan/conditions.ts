import type { JsonObject } from "../../document.ts";
import type { SqlValue, TypeRows } from "../../store/documents.ts";
import { MOST_TEXT, RANK, sortKey } from "../../store/sort-key.ts";
import { bare, getName, isAttribute } from "../../store/type-index.ts";

/** SQL condition that includes all matches of a filter, and only them if `isExact`. */
export interface Condition {
  sql: string;
  values: SqlValue[];
  isExact: boolean;
  /** Set if the condition is only `value in list`. */
  item?: { list: number; value: Uint8Array };
}

export interface Searched extends TypeRows {
  /** Columns whose index SQLite may use. */
  usable: ReadonlySet<string>;
}

const ALWAYS: Condition = { sql: "1", values: [], isExact: true };
const NEVER: Condition = { sql: "0", values: [], isExact: true };

export const conjuncts = (node: JsonObject): JsonObject[] =>
  node.type === "Group"
    ? conjuncts(node.base as JsonObject)
    : node.type === "And"
      ? [...conjuncts(node.left as JsonObject), ...conjuncts(node.right as JsonObject)]
      : [node];

/** Returns `undefined` if SQL cannot narrow the filter. */
export function compileCondition(given: JsonObject, rows: Searched): Condition | undefined {
  const node = bare(given);
  if (rows.form.columns.has(getName(node))) return compared(node, "==", true, rows);
  switch (node.type) {
    case "Value":
      return node.value === true ? ALWAYS : NEVER;
    case "And":
      return both(node, rows);
    case "Or":
      return either(node, rows);
    case "Not":
      return not(bare(node.base as JsonObject), rows);
    case "OpCall":
      return operation(node, rows);
    case "FuncCall":
      return node.namespace === "global" && node.name === "defined"
        ? defined(node, rows, true)
        : undefined;
    default:
      return undefined;
  }
}

function both(node: JsonObject, rows: Searched): Condition | undefined {
  const left = compileCondition(node.left as JsonObject, rows);
  const right = compileCondition(node.right as JsonObject, rows);
  if (left && right) return joined(left, "AND", right);
  const one = left ?? right;
  return one && { ...one, isExact: false };
}

function either(node: JsonObject, given: Searched): Condition | undefined {
  // Prevents SQLite from using an index per side, which would sort all rows.
  const rows = { ...given, usable: new Set<string>() };
  const left = compileCondition(node.left as JsonObject, rows);
  const right = compileCondition(node.right as JsonObject, rows);
  return left && right && joined(left, "OR", right);
}

const joined = (left: Condition, word: "AND" | "OR", right: Condition): Condition => ({
  sql: `(${left.sql} ${word} ${right.sql})`,
  values: [...left.values, ...right.values],
  isExact: left.isExact && right.isExact,
});

/** Only negates conditions that are never null. */
function not(node: JsonObject, rows: Searched): Condition | undefined {
  if (node.type === "FuncCall" && node.namespace === "global" && node.name === "defined")
    return defined(node, rows, false);
  if (node.type !== "OpCall") return undefined;
  if (node.op === "==") return operation({ ...node, op: "!=" }, rows);
  if (node.op === "!=") return operation({ ...node, op: "==" }, rows);
  return undefined;
}

function defined(node: JsonObject, rows: Searched, isDefined: boolean): Condition | undefined {
  const [argument] = node.args as JsonObject[];
  if (!argument) return undefined;
  return compared(argument, isDefined ? "!=" : "==", null, rows);
}

const TURNED: Record<string, string> = { "<": ">", "<=": ">=", ">": "<", ">=": "<=" };

function operation(node: JsonObject, rows: Searched): Condition | undefined {
  const op = String(node.op);
  const left = bare(node.left as JsonObject);
  const right = bare(node.right as JsonObject);
  if (op === "in") return within(left, right, rows);
  if (op === ">" && right.type === "Value" && right.value === 0) {
    const shared = sharedItem(left, rows);
    if (shared) return shared;
  }
  if (right.type === "Value") return compared(left, op, right.value, rows);
  if (left.type === "Value") return compared(right, TURNED[op] ?? op, left.value, rows);
  return undefined;
}

/** Returns `undefined` if some value is a list or an object. */
function getColumn(node: JsonObject, rows: Searched): string | undefined {
  const column = rows.form.columns.get(getName(node));
  if (!column || rows.isOdd(column.name)) return undefined;
  return `${rows.usable.has(column.name) ? "" : "+"}${rows.rows}.${column.name}`;
}

function compared(
  node: JsonObject,
  op: string,
  value: unknown,
  rows: Searched,
): Condition | undefined {
  if (isAttribute(bare(node), "_id")) return comparedId(op, value, rows);
  const column = getColumn(node, rows);
  if (!column) return undefined;
  const key = sortKey(value);
  if (op === "==") return key ? { sql: `${column} = ?`, values: [key], isExact: true } : NEVER;
  if (op === "!=") return key ? { sql: `${column} <> ?`, values: [key], isExact: true } : ALWAYS;
  if (!(op in TURNED) || isLong(value)) return undefined;
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
function comparedId(op: string, value: unknown, { rows }: Searched): Condition | undefined {
  const test = (sign: string, text: string): Condition => ({
    sql: `${rows}.id ${sign} ?`,
    values: [text],
    isExact: true,
  });
  const isText = typeof value === "string";
  if (op === "==") return isText ? test("=", value) : NEVER;
  if (op === "!=") return isText ? test("<>", value) : ALWAYS;
  if (!(op in TURNED)) return undefined;
  if (!isText) return NEVER;
  // SQLite orders other characters differently from GROQ.
  return /^[ -~]*$/.test(value) ? test(op, value) : undefined;
}

/** Lists may contain long strings, but indexes do not. */
const isLong = (value: unknown): boolean => typeof value === "string" && value.length > MOST_TEXT;

const MOST = 500;

function within(left: JsonObject, right: JsonObject, rows: Searched): Condition | undefined {
  if (right.type === "Value") {
    const { value } = right;
    if (!Array.isArray(value)) return NEVER;
    return value.length <= MOST ? compileMembership(left, value, rows) : undefined;
  }
  const list = rows.form.lists.get(getName(right));
  if (!list || left.type !== "Value" || isLong(left.value)) return undefined;
  const key = sortKey(left.value);
  if (!key) return NEVER;
  return { ...hasItem(list.number, [key], rows), item: { list: list.number, value: key } };
}

function compileMembership(
  node: JsonObject,
  values: unknown[],
  rows: Searched,
): Condition | undefined {
  if (isAttribute(bare(node), "_id")) {
    const ids = values.filter((value) => typeof value === "string");
    if (ids.length === 0) return NEVER;
    return { sql: `${rows.rows}.id IN (${holes(ids)})`, values: ids, isExact: true };
  }
  const column = getColumn(node, rows);
  if (!column) return undefined;
  const keys = values.flatMap((value) => sortKey(value) ?? []);
  if (keys.length === 0) return NEVER;
  return { sql: `${column} IN (${holes(keys)})`, values: keys, isExact: true };
}

function sharedItem(node: JsonObject, rows: Searched): Condition | undefined {
  if (node.type !== "FuncCall" || node.namespace !== "global" || node.name !== "count") return;
  const [argument] = node.args as JsonObject[];
  const filter = argument && bare(argument);
  if (filter?.type !== "Filter") return;
  const list = rows.form.lists.get(getName(filter.base as JsonObject));
  const test = bare(filter.expr as JsonObject);
  if (!list || test.type !== "OpCall" || test.op !== "in") return;
  const [left, right] = [bare(test.left as JsonObject), bare(test.right as JsonObject)];
  if (left.type !== "This" || right.type !== "Value") return;
  if (!Array.isArray(right.value)) return NEVER;
  if (right.value.some(isLong)) return;
  const keys = right.value.flatMap((value) => sortKey(value) ?? []);
  if (keys.length === 0) return NEVER;
  return keys.length <= MOST ? hasItem(list.number, keys, rows) : undefined;
}

const hasItem = (list: number, keys: Uint8Array[], { rows, items }: Searched): Condition => ({
  sql: `EXISTS (SELECT 1 FROM ${items} AS i WHERE i.number = ${rows}.number AND i.list = ? AND i.value IN (${holes(keys)}))`,
  values: [list, ...keys],
  isExact: true,
});

const holes = (values: readonly unknown[]): string => values.map(() => "?").join();
