import type { Document, JsonObject } from "../../document.ts";
import type { TypeRows } from "../../store/documents.ts";
import { getExpressionKey, isAttribute } from "../../store/type-index.ts";
import type { Evaluate } from "../computed-node.ts";
import type { CostMeter } from "../cost-meter.ts";
import { ConstantFolder } from "./constant-folding.ts";
import { comparedWithType, type QueryShape } from "./query-shape.ts";
import { type Condition, compileCondition, conjuncts } from "./sql-conditions.ts";

export interface PlanContext {
  shape: QueryShape;
  rows: TypeRows;
  costMeter: CostMeter;
  evaluate: Evaluate;
  bind: (filter: JsonObject) => unknown;
  /** @default all */
  attributes?: readonly string[] | undefined;
}

/** Size of the first page, if groq-js checks the filter. */
const FIRST_PAGE = 40;
const MAX_PAGE = 1_000;

/** Answers a query from indexes, `undefined` if none has the order or, for a count, the filter. */
export function runPlan(given: PlanContext): { value: unknown } | undefined {
  const { shape, rows, costMeter, attributes } = given;
  const order = getOrder(shape, rows);
  if (order === undefined) return undefined;
  const conditions = compileConditions(given, order);
  const isExact = conditions.every((one) => one?.isExact);
  const known = conditions.filter((one) => one !== undefined);
  if (shape.gives === "count") {
    if (!isExact) return undefined;
    const { sql, values } = buildCountSql(known, rows);
    return { value: rows.count(sql, values) };
  }
  const { sql, values } = buildSortedIdsSql(shape, known, order, rows);
  const find = (limit: number, offset: number) =>
    rows.ids(`${sql} LIMIT ? OFFSET ?`, [...values, limit, offset]);
  const read = (id: string) => (attributes ? rows.pick(id, attributes) : rows.get(id)) ?? [];
  const found = isExact
    ? find(Number.isFinite(shape.to) ? shape.to - shape.from : -1, shape.from).flatMap(read)
    : readMatching(given, (limit, offset) =>
        find(limit, offset).flatMap((id) => rows.get(id) ?? []),
      );
  costMeter.visit(found.length);
  return { value: shape.gives === "one" ? (found[0] ?? null) : found };
}

function readMatching(
  { shape, costMeter, evaluate, bind }: PlanContext,
  page: (limit: number, offset: number) => Document[],
): Document[] {
  const { from, to, filters } = shape;
  const passed: unknown[] = [];
  const bound = filters.map(bind);
  for (let offset = 0, limit = FIRST_PAGE; passed.length < to; offset += limit, limit = MAX_PAGE) {
    const read = page(limit, offset);
    costMeter.visit(read.length);
    const node = bound.reduce<JsonObject>((base, expr) => ({ type: "Filter", base, expr }), {
      type: "Value",
      value: read,
    });
    passed.push(...(evaluate(node).data as unknown[]));
    if (read.length < limit) break;
  }
  return passed.slice(from, to) as Document[];
}

function compileConditions(
  { shape, rows: all, evaluate }: PlanContext,
  [first]: Sorted[],
): (Condition | undefined)[] {
  const constants = new ConstantFolder(evaluate);
  const indexedColumns = new Set(all.form.keys.map(({ name }) => name));
  if (first) indexedColumns.add(first.column);
  const rows = { ...all, indexedColumns };
  return shape.filters
    .flatMap(conjuncts)
    .map((part) =>
      isType(part, constants, shape.type)
        ? { sql: "1", values: [], isExact: true }
        : compileCondition(constants.fold(part), rows),
    );
}

function isType(part: JsonObject, constants: ConstantFolder, type: string): boolean {
  const other = comparedWithType(part);
  return other !== undefined && constants.of(other, 1) === type;
}

interface Sorted {
  column: string;
  isDescending: boolean;
}

function getOrder({ terms }: QueryShape, rows: TypeRows): Sorted[] | undefined {
  const sorted: Sorted[] = [];
  for (const { node, isDescending } of terms) {
    const column = isAttribute(node, "_id")
      ? "id"
      : rows.form.columns.get(getExpressionKey(node))?.name;
    if (!column || rows.hasCompositeValues(column)) return undefined;
    sorted.push({ column, isDescending });
    // Ids are unique.
    if (column === "id") return sorted;
  }
  return [...sorted, { column: "id", isDescending: false }];
}

function buildCountSql(conditions: Condition[], { rows, place }: TypeRows) {
  return {
    sql: `SELECT count(*) AS count FROM ${rows} WHERE ${[place, ...conditions.map(({ sql }) => sql)].join(" AND ")}`,
    values: conditions.flatMap((one) => one.values),
  };
}

function buildSortedIdsSql(
  shape: QueryShape,
  conditions: Condition[],
  order: Sorted[],
  rows: TypeRows,
) {
  const listed = conditions.find(({ item }) => item);
  const others = conditions.filter((one) => one !== listed);
  if (listed?.item && isFirstOrder(shape, rows)) {
    const { list, value } = listed.item;
    const by = order.map(({ column, isDescending }) => `i.${column}${isDescending ? " DESC" : ""}`);
    const all = ["i.list = ?", "i.value = ?", rows.place, ...others.map(({ sql }) => sql)];
    return {
      sql: `SELECT i.id FROM ${rows.items} AS i CROSS JOIN ${rows.rows} ON ${rows.rows}.number = i.number WHERE ${all.join(" AND ")} ORDER BY ${by}`,
      values: [list, value, ...others.flatMap((one) => one.values)],
    };
  }
  const by = order.map(({ column, isDescending }) => `${column}${isDescending ? " DESC" : ""}`);
  const all = [rows.place, ...conditions.map(({ sql }) => sql)];
  return {
    sql: `SELECT id FROM ${rows.rows} WHERE ${all.join(" AND ")} ORDER BY ${by}`,
    values: conditions.flatMap((one) => one.values),
  };
}

function isFirstOrder({ terms }: QueryShape, { form }: TypeRows): boolean {
  const named = (term: QueryShape["terms"][number]) =>
    `${getExpressionKey(term.node)} ${term.isDescending}`;
  const asked = terms.filter(({ node }) => !isAttribute(node, "_id")).map(named);
  const kept = (form.orders[0] ?? []).map(named);
  return asked.length === kept.length && asked.every((one, at) => one === kept[at]);
}
