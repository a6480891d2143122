import type { DatabaseSync, StatementSync } from "node:sqlite";
import {
  type Document,
  type JsonObject,
  parseDocument,
  parseJson,
  withAddress,
} from "../document.ts";
import { type IndexTables, PLACE, readTables } from "./index-tables.ts";
import { find, type Perspective, show } from "./perspective.ts";
import type { IndexForm } from "./type-index.ts";

/** Who may read: everyone, or holders of the token. */
export type Visibility = "public" | "private";

/** The documents one reader sees. */
export interface View {
  /** All visible documents, or those of one `_type`, sorted by `_id`. */
  documents(type?: string): readonly Document[];
  get(id: string): Document | undefined;
  /** What is kept sorted of a type; nothing where that does not tell what this reader sees. */
  rows?(type: string): TypeRows | undefined;
}

/** The sorted values of a type's documents. */
export interface TypeRows {
  form: IndexForm;
  /** The tables. `rows` has `number`, `id`, `place` and the form's columns, see `IndexTables`. */
  rows: string;
  items: string;
  /** The condition that this reader sees a document, on a table of the name `rows`. */
  place: string;
  /** Whether some document has a list or an object there, which no column holds. */
  isOdd(column: string): boolean;
  /** What a statement gives as `id`. */
  ids(sql: string, values: SqlValue[]): string[];
  get(id: string): Document | undefined;
  /**
   * Reads some attributes of a document. Missing ones are null, which is the same in GROQ.
   *
   * @param names at least two names of ASCII letters, digits and underscores
   */
  pick(id: string, names: readonly string[]): JsonObject | undefined;
  /** What a statement gives as `count`. */
  count(sql: string, values: SqlValue[]): number;
}

/** Something that SQLite takes for a `?`. */
export type SqlValue = string | number | Uint8Array;

const MOST_STATEMENTS = 200;

/** Documents that are read at once where all are looked at. */
const AT_ONCE = 500;

const PLACES: Record<Extract<Perspective, string>, (rows: string) => string> = {
  raw: () => "1",
  published: (rows) => `${rows}.place < ${PLACE.draft}`,
  anonymous: (rows) => `${rows}.place = ${PLACE.open}`,
};

/** Reads the documents of a dataset from its file. */
export class Documents {
  /** Size of all documents that were read, in UTF-16 code units of their JSON. */
  parsedLength = 0;
  readonly #one: StatementSync;
  readonly #exists: StatementSync;
  readonly #all: StatementSync;
  readonly #ofType: StatementSync;
  readonly #publicUrl: string;
  readonly #db: DatabaseSync;
  readonly #tables: ReadonlyMap<string, IndexTables>;
  readonly #statements = new Map<string, StatementSync>();

  /** `publicUrl` is what the addresses of assets start with now; another may have been stored. */
  constructor(db: DatabaseSync, publicUrl: string) {
    this.#publicUrl = publicUrl;
    this.#db = db;
    this.#tables = readTables(db);
    this.#one = db.prepare("SELECT body FROM documents WHERE id = ?");
    this.#exists = db.prepare("SELECT 1 FROM documents WHERE id = ?");
    const next = (where: string) =>
      db.prepare(`SELECT id, body FROM documents WHERE ${where} ORDER BY id LIMIT ${AT_ONCE}`);
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
        const seen = [...this.#each(type)].flatMap((one) => show(one, perspective, this) ?? []);
        return typeof perspective === "string" ? seen : seen.sort(byId);
      },
      get: (id) => find(id, perspective, this),
      rows: (type) => this.#rows(type, perspective),
    };
  }

  #rows(type: string, perspective: Perspective): TypeRows | undefined {
    const tables = this.#tables.get(type);
    // A draft stands in for what is published: the values of one are not those of the other.
    if (!tables || typeof perspective !== "string") return undefined;
    const { form, rows, items } = tables;
    return {
      form,
      rows,
      items,
      place: PLACES[perspective](rows),
      isOdd: (column) => {
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
    if (this.#statements.size >= MOST_STATEMENTS) this.#statements.clear();
    const statement = this.#db.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }

  /**
   * All documents, or those of a type, by their ids. Some at a time: a time limit may end this in the
   * middle, and a statement that has not come to its end would see nothing new from then on.
   */
  *#each(type: string | undefined): Iterable<Document> {
    for (let last = ""; ; ) {
      const rows = type === undefined ? this.#all.all(last) : this.#ofType.all(type, last);
      for (const row of rows) yield this.#parse(row);
      if (rows.length < AT_ONCE) return;
      last = String(rows.at(-1)?.id);
    }
  }

  #parse(row: Record<string, unknown>): Document {
    const body = String(row.body);
    this.parsedLength += body.length;
    return withAddress(parseDocument(body), this.#publicUrl);
  }
}

/** A view of any set of documents as they are, for queries within a transaction. */
export function rawView(documents: ReadonlyMap<string, Document>): View {
  return {
    documents: (type) =>
      [...documents.values()].filter((document) => type === undefined || document._type === type),
    get: (id) => documents.get(id),
  };
}

const byId = (a: Document, b: Document): number => (a._id < b._id ? -1 : a._id > b._id ? 1 : 0);
