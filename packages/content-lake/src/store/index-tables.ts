import type { DatabaseSync, StatementSync } from "node:sqlite";
import { type Document, isDraftOrVersion, parseDocument } from "../document.ts";
import { sortKey } from "./sort-key.ts";
import {
  evaluateExpression,
  getExpressionKey,
  type IndexForm,
  type OrderTerm,
  readIndex,
  type TypeIndex,
} from "./type-index.ts";

export type TypeIndexes = Readonly<Record<string, TypeIndex>>;

/** Visibility of a document: public, dotted id, draft or version. */
export const PLACE = { open: 0, dotted: 1, draft: 2 } as const;

/** `rows` has one row per document, `items` one per item of its lists. */
export interface IndexTables {
  form: IndexForm;
  rows: string;
  items: string;
}

const getVisibility = (id: string): number =>
  isDraftOrVersion(id) ? PLACE.draft : id.includes(".") ? PLACE.dotted : PLACE.open;

export function readTables(db: DatabaseSync): Map<string, IndexTables> {
  const all = db.prepare("SELECT number, type, declaration FROM indexed_types").all();
  return new Map(
    all.map(({ number, type, declaration }) => {
      const form = readIndex(JSON.parse(String(declaration)) as TypeIndex);
      return [String(type), { form, rows: `rows_${number}`, items: `items_${number}` }];
    }),
  );
}

/** Drops undeclared tables, and creates and fills new ones. */
export function declareIndexes(db: DatabaseSync, declared: TypeIndexes): void {
  const known = new Map(
    db
      .prepare("SELECT number, type, declaration FROM indexed_types")
      .all()
      .map(({ number, type, declaration }) => [String(type), { number, declaration }]),
  );
  const wanted = new Map(
    Object.entries(declared).map(([type, index]) => [type, JSON.stringify(index)]),
  );
  const gone = [...known].filter(([type, { declaration }]) => wanted.get(type) !== declaration);
  const added = [...wanted].filter(([type, text]) => known.get(type)?.declaration !== text);
  if (gone.length + added.length === 0) return;
  db.exec("BEGIN IMMEDIATE");
  try {
    for (const [, { number }] of gone)
      db.exec(
        `DROP TABLE rows_${number}; DROP TABLE items_${number}; DELETE FROM indexed_types WHERE number = ${number}`,
      );
    const insert = db.prepare("INSERT INTO indexed_types (type, declaration) VALUES (?, ?)");
    for (const [type, declaration] of added) {
      insert.run(type, declaration);
      const tables = readTables(db).get(type) as IndexTables;
      create(db, tables);
      fill(db, type, tables);
    }
    db.exec("COMMIT");
  } catch (error) {
    if (db.isTransaction) db.exec("ROLLBACK");
    throw error;
  }
}

function create(db: DatabaseSync, { form, rows, items }: IndexTables): void {
  const names = [...form.columns.values()].map(({ name }) => name);
  const [order = []] = form.orders;
  const sorted = (terms: readonly OrderTerm[]) => terms.map((term) => toSql(form, term));
  db.exec(
    `CREATE TABLE ${rows} (number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, place INTEGER NOT NULL, odd INTEGER NOT NULL, ${names.map((name) => `${name} BLOB NOT NULL`).join()});
     CREATE INDEX ${rows}_odd ON ${rows} (odd) WHERE odd > 0;
     CREATE TABLE ${items} (number INTEGER NOT NULL, list INTEGER NOT NULL, value BLOB NOT NULL, id TEXT NOT NULL, ${order.map((term) => `${getColumn(form, term)} BLOB NOT NULL,`).join("")} PRIMARY KEY (number, list, value)) WITHOUT ROWID;
     CREATE INDEX ${items}_value ON ${items} (${["list", "value", ...sorted(order), "id"].join()});`,
  );
  for (const [at, terms] of form.orders.entries())
    db.exec(`CREATE INDEX ${rows}_order_${at} ON ${rows} (${[...sorted(terms), "id"].join()})`);
  for (const { name } of form.keys)
    db.exec(`CREATE INDEX ${rows}_${name} ON ${rows} (${[name, ...sorted(order), "id"].join()})`);
  db.exec(`CREATE INDEX ${rows}_updated ON ${rows} (${updatedAt(form)}, id)`);
}

const updatedAt = (form: IndexForm): string =>
  form.columns.get(getExpressionKey({ type: "AccessAttribute", name: "_updatedAt" }))?.name ?? "";

const getColumn = (form: IndexForm, { node }: OrderTerm): string =>
  form.columns.get(getExpressionKey(node))?.name ?? "";

const toSql = (form: IndexForm, term: OrderTerm): string =>
  `${getColumn(form, term)}${term.isDescending ? " DESC" : ""}`;

function fill(db: DatabaseSync, type: string, tables: IndexTables): void {
  const writer = new IndexWriter(db, new Map([[type, tables]]));
  for (const { number, body } of db
    .prepare("SELECT number, body FROM documents WHERE type = ?")
    .iterate(type))
    writer.add(Number(number), parseDocument(String(body)));
}

export class IndexWriter {
  readonly #types: Map<string, Known>;

  constructor(db: DatabaseSync, tables = readTables(db)) {
    this.#types = new Map(
      [...tables].map(([type, one]) => [
        type,
        { tables: one, statements: prepare(db, one), places: placesIn(one) },
      ]),
    );
  }

  remove(type: string, number: number): void {
    const { statements } = this.#types.get(type) ?? {};
    statements?.dropRow.run(number);
    statements?.dropItems.run(number);
  }

  add(number: number, document: Document): void {
    const known = this.#types.get(document._type);
    if (!known) return;
    const { tables, statements } = known;
    const { form } = tables;
    let odd = 0;
    const values = [...form.columns.values()].map(({ node }, at) => {
      const key = sortKey(evaluateExpression(document, node));
      if (!key) odd |= 1 << at;
      return key ?? NULL;
    });
    const id = document._id;
    statements.addRow.run(number, id, getVisibility(id), odd, ...values);
    const sorted = known.places.map((at) => values[at] ?? NULL);
    for (const { number: list, node } of form.lists.values()) {
      const found = evaluateExpression(document, node);
      if (!Array.isArray(found)) continue;
      for (const item of found) {
        const key = sortKey(item);
        if (key) statements.addItem.run(number, list, key, id, ...sorted);
      }
    }
  }
}

const NULL = sortKey(null) as Uint8Array;

interface Known {
  tables: IndexTables;
  statements: Statements;
  places: number[];
}

function placesIn({ form }: IndexTables): number[] {
  const names = [...form.columns.keys()];
  return (form.orders[0] ?? []).map(({ node }) => names.indexOf(getExpressionKey(node)));
}

type Statements = Record<"addRow" | "addItem" | "dropRow" | "dropItems", StatementSync>;

function prepare(db: DatabaseSync, { form, rows, items }: IndexTables): Statements {
  const [order = []] = form.orders;
  const holes = (count: number) => Array.from({ length: count }, () => "?").join();
  return {
    addRow: db.prepare(`INSERT INTO ${rows} VALUES (${holes(4 + form.columns.size)})`),
    addItem: db.prepare(`INSERT OR IGNORE INTO ${items} VALUES (${holes(4 + order.length)})`),
    dropRow: db.prepare(`DELETE FROM ${rows} WHERE number = ?`),
    dropItems: db.prepare(`DELETE FROM ${items} WHERE number = ?`),
  };
}
