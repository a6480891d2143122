import type { DatabaseSync, StatementSync } from "node:sqlite";
import { type Document, isAsset } from "../document.ts";
import { type ChangeMetadata, History } from "./history.ts";
import { IndexWriter } from "./index-tables.ts";
import { inspect } from "./references.ts";

const MARK =
  "INSERT INTO remains VALUES (1, 1) ON CONFLICT (one) DO UPDATE SET deletions = deletions + 1";

export type Statements = Record<
  | "any"
  | "ids"
  | "placed"
  | "upsert"
  | "remove"
  | "dropReferences"
  | "refer"
  | "touch"
  | "referrers"
  | "transaction"
  | "remember"
  | "mark"
  | "loosen"
  | "position",
  StatementSync
> & { index: IndexWriter; history: History | undefined };

export const prepare = (db: DatabaseSync, hasHistory: boolean): Statements => ({
  index: new IndexWriter(db),
  history: hasHistory ? new History(db) : undefined,
  any: db.prepare("SELECT 1 FROM documents LIMIT 1"),
  ids: db.prepare("SELECT id FROM documents"),
  placed: db.prepare("SELECT number, type, body FROM documents WHERE id = ?"),
  upsert: db.prepare(
    "INSERT INTO documents (id, type, body) VALUES (?, ?, ?) ON CONFLICT (id) DO UPDATE SET type = excluded.type, body = excluded.body RETURNING number",
  ),
  remove: db.prepare("DELETE FROM documents WHERE id = ?"),
  dropReferences: db.prepare("DELETE FROM strong_references WHERE source = ?"),
  refer: db.prepare("INSERT INTO strong_references (target, source) VALUES (?, ?)"),
  touch: db.prepare(
    "INSERT INTO type_versions VALUES (?, 1) ON CONFLICT DO UPDATE SET version = version + 1",
  ),
  referrers: db.prepare(
    "SELECT source FROM strong_references WHERE target = ? ORDER BY source LIMIT ?",
  ),
  transaction: db.prepare("SELECT 1 FROM transactions WHERE id = ?"),
  remember: db.prepare("INSERT INTO transactions VALUES (?)"),
  mark: db.prepare(MARK),
  loosen: db.prepare("INSERT OR IGNORE INTO loose_files VALUES (?)"),
  position: db.prepare(
    "SELECT (SELECT id FROM identity) AS id, (SELECT coalesce(sum(version), 0) FROM type_versions) AS writes",
  ),
});

/** Returns a function that upserts documents in the caller's transaction. */
export function storeRow(db: DatabaseSync): (document: Document) => void {
  const statements = prepare(db, false);
  return (document) => put(statements, document._id, document);
}

export function put(
  statements: Statements,
  id: string,
  document: Document | null,
  written?: ChangeMetadata,
): void {
  const before = statements.placed.get(id);
  if (written && (before || document))
    statements.history?.add(id, before ? String(before.body) : null, written);
  statements.dropReferences.run(id);
  if (before) statements.index.remove(String(before.type), Number(before.number));
  if (document) {
    const { _type: type } = document;
    const { number } = statements.upsert.get(id, type, JSON.stringify(document)) ?? {};
    for (const target of inspect(document).strongReferences) statements.refer.run(target, id);
    statements.index.add(Number(number), document);
  } else {
    statements.remove.run(id);
    // An asset cannot be restored.
    if (isAsset({ _type: before?.type })) statements.history?.drop(id);
  }
  for (const type of new Set([before?.type, document?._type]))
    if (type !== undefined && type !== null) statements.touch.run(type);
}
