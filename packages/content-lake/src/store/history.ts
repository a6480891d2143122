import type { DatabaseSync, StatementSync } from "node:sqlite";
import { type Document, parseDocument } from "../document.ts";

const MAX_ENTRIES = 50;

/** `at` is ISO 8601. */
export interface ChangeMetadata {
  transactionId: string;
  at: string;
  author?: string | undefined;
}

/** `null` before creation and after deletion. */
export interface Entry extends ChangeMetadata {
  number: number;
  before: Document | null;
  after: Document | null;
}

const getPublishedId = (id: string): string => id.replace(/^(?:drafts|versions\.[^.]+)\./, "");

/** Deleted with the last of a document, its draft and its versions. */
export class History {
  readonly #add: StatementSync;
  readonly #dropOld: StatementSync;
  readonly #drop: StatementSync;
  readonly #of: StatementSync;
  readonly #isThere: StatementSync;

  constructor(db: DatabaseSync) {
    this.#add = db.prepare(
      "INSERT INTO history (id, rev, at, author, before) VALUES (?, ?, ?, ?, ?)",
    );
    this.#dropOld = db.prepare(
      `DELETE FROM history WHERE id = ?1 AND number <= (SELECT number FROM history WHERE id = ?1 ORDER BY number DESC LIMIT 1 OFFSET ${MAX_ENTRIES})`,
    );
    const ofOne = `id IN (?1, 'drafts.' || ?1)
      OR (id > 'versions.' AND id < 'versions/' AND substr(id, -length(?1) - 1) = '.' || ?1)`;
    this.#drop = db.prepare(`DELETE FROM history WHERE ${ofOne}`);
    this.#isThere = db.prepare(`SELECT 1 FROM documents WHERE ${ofOne} LIMIT 1`);
    this.#of = db.prepare(
      "SELECT number, rev, at, author, before FROM history WHERE id = ? ORDER BY number",
    );
  }

  /** Call in the document's transaction. @param before its stored body */
  add(id: string, before: string | null, { transactionId, at, author }: ChangeMetadata): void {
    this.#add.run(id, transactionId, at, author ?? null, before);
    this.#dropOld.run(id);
  }

  /** Call in the transaction of the deletion. */
  purgeDeleted(ids: Iterable<string>): void {
    for (const id of new Set([...ids].map(getPublishedId)))
      if (!this.#isThere.get(id)) this.#drop.run(id);
  }

  /** @returns changes, oldest first */
  of(id: string, now: Document | undefined): Entry[] {
    const rows = this.#of.all(id).map(({ number, rev, at, author, before }) => ({
      number: Number(number),
      transactionId: String(rev),
      at: String(at),
      ...(author !== null && { author: String(author) }),
      before: before === null ? null : parseDocument(String(before)),
    }));
    const entries = rows.map((row, index) => {
      const next = rows[index + 1];
      return { ...row, after: next ? next.before : (now ?? null) };
    });
    return withCreation(entries, now);
  }
}

/** Adds a creation for the first known state. */
export function withCreation(entries: readonly Entry[], now: Document | undefined): Entry[] {
  const [oldest] = entries;
  const first = oldest ? oldest.before : (now ?? null);
  if (!first) return [...entries];
  const { _rev: transactionId, _updatedAt: at } = first;
  const number = (oldest?.number ?? 0) - 0.5;
  return [{ number, transactionId, at, before: null, after: first }, ...entries];
}
