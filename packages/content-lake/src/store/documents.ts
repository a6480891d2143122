import type { DatabaseSync, StatementSync } from "node:sqlite";
import {
  type Document,
  type JsonObject,
  parseDocument,
  parseJson,
  withAssetUrl,
} from "../document.ts";
import { type IndexTables, PLACE, readTables } from "./index-tables.ts";
import { applyPerspective, find, type Perspective } from "./perspective.ts";
import type { IndexForm } from "./type-index.ts";

/** Private datasets require a token or session. */
export type Visibility = "public" | "private";

export interface View {
  /** Sorted by `_id`. */
  documents(type?: string): readonly Document[];
  get(id: string): Document | undefined;
  /** `undefined` if the index does not apply to this perspective. */
  rows?(type: string): TypeRows | undefined;
}

export interface TypeRows {
  form: IndexForm;
  /** Table names. See `IndexTables` for the columns. */
  rows: string;
  items: string;
  /** SQL condition for visible rows, on a table named `rows`. */
  place: string;
  /** Whether some value is a list or object, which columns cannot hold. */
  hasCompositeValues(column: string): boolean;
  ids(sql: string, values: SqlValue[]): string[];
  get(id: string): Document | undefined;
  /**
   * Missing attributes are null, as in GROQ.
   *
   * @param names at least two, of ASCII letters, digits and underscores
   */
  pick(id: string, names: readonly string[]): JsonObject | undefined;
  count(sql: string, values: SqlValue[]): number;
}

export type SqlValue = string | number | Uint8Array;

const MAX_STATEMENTS = 200;

const SCAN_PAGE_SIZE = 500;

const VISIBILITY_SQL: Record<Extract<Perspective, string>, (rows: string) => string> = {
  raw: () => "1",
  published: (rows) => `${rows}.place < ${PLACE.draft}`,
  anonymous: (rows) => `${rows}.place = ${PLACE.open}`,
};

export class Documents {
  /** Size of all documents read, in UTF-16 code units of JSON. */
  parsedLength = 0;
  readonly #one: StatementSync;
  readonly #exists: StatementSync;
  readonly #all: StatementSync;
  readonly #ofType: StatementSync;
  readonly #publicUrl: string;
  readonly #db: DatabaseSync;
  readonly #tables: ReadonlyMap<string, IndexTables>;
  readonly #statements = new Map<string, StatementSync>();

  /** @param publicUrl replaces the stored prefix of asset URLs */
  constructor(db: DatabaseSync, publicUrl: string) {
    this.#publicUrl = publicUrl;
    this.#db = db;
    this.#tables = readTables(db);
    this.#one = db.prepare("SELECT body FROM documents WHERE id = ?");
    this.#exists = db.prepare("SELECT 1 FROM documents WHERE id = ?");
    const next = (where: string) =>
      db.prepare(
        `SELECT id, body FROM documents WHERE ${where} ORDER BY id LIMIT ${SCAN_PAGE_SIZE}`,
      );
    this.#all = next("id > ?");
    this.#ofType = next("type = ? AND id > ?");
  }

  get(id: string): Document | undefined {
    const row = this.#one.get(id);
    return row && this.#parse(row);
  }

  has(id: string): boolean {
    return this.#exists.get(id) !== undefined;
  }

  view(perspective: Perspective): View {
    return {
      documents: (type) => {
        const seen = [...this.#each(type)].flatMap(
          (one) => applyPerspective(one, perspective, this) ?? [],
        );
        return typeof perspective === "string" ? seen : seen.sort(byId);
      },
      get: (id) => find(id, perspective, this),
      rows: (type) => this.#rows(type, perspective),
    };
  }

  #rows(type: string, perspective: Perspective): TypeRows | undefined {
    const tables = this.#tables.get(type);
    // Layers replace published documents, so indexed values may be outdated.
    if (!tables || typeof perspective !== "string") return undefined;
    const { form, rows, items } = tables;
    return {
      form,
      rows,
      items,
      place: VISIBILITY_SQL[perspective](rows),
      hasCompositeValues: (column) => {
        const bit = 1 << [...form.columns.values()].findIndex(({ name }) => name === column);
        const odd = this.#prepared(`SELECT DISTINCT odd FROM ${rows} WHERE odd > 0`).all();
        return odd.some((row) => (Number(row.odd) & bit) !== 0);
      },
      ids: (sql, values) =>
        this.#prepared(sql)
          .all(...values)
          .map(({ id }) => String(id)),
      get: (id) => this.get(id),
      pick: (id, names) => {
        const paths = names.map((name) => `'$."${name}"'`);
        const sql = `SELECT json_extract(body, ${paths.join()}) AS "values" FROM documents WHERE id = ?`;
        const row = this.#prepared(sql).get(id);
        if (!row) return undefined;
        const values: unknown[] = parseJson(String(row.values));
        return Object.fromEntries(names.map((name, at) => [name, values[at]]));
      },
      count: (sql, values) => Number(this.#prepared(sql).get(...values)?.count),
    };
  }

  #prepared(sql: string): StatementSync {
    const known = this.#statements.get(sql);
    if (known) return known;
    if (this.#statements.size >= MAX_STATEMENTS) this.#statements.clear();
    const statement = this.#db.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }

  /** Pages, because an iteration stopped by a time limit would keep an outdated snapshot. */
  *#each(type: string | undefined): Iterable<Document> {
    for (let last = ""; ; ) {
      const rows = type === undefined ? this.#all.all(last) : this.#ofType.all(type, last);
      for (const row of rows) yield this.#parse(row);
      if (rows.length < SCAN_PAGE_SIZE) return;
      last = String(rows.at(-1)?.id);
    }
  }

  #parse(row: Record<string, unknown>): Document {
    const body = String(row.body);
    this.parsedLength += body.length;
    return withAssetUrl(parseDocument(body), this.#publicUrl);
  }
}

export function rawView(documents: ReadonlyMap<string, Document>): View {
  return {
    documents: (type) =>
      [...documents.values()].filter((document) => type === undefined || document._type === type),
    get: (id) => documents.get(id),
  };
}

const byId = (a: Document, b: Document): number => (a._id < b._id ? -1 : a._id > b._id ? 1 : 0);
