import type { DatabaseSync, StatementSync } from "node:sqlite";
import { type Document, parseDocument } from "../document.ts";

/** Changes of one document that are kept; the oldest go. */
const MOST = 50;

/** Which transaction wrote something, when (ISO 8601), and who asked for it, where that is known. */
export interface Written {
  transactionId: string;
  at: string;
  author?: string | undefined;
}

/** A document before and after one transaction; null where there is none. */
export interface Entry extends Written {
  /** In the order in which they were written. */
  number: number;
  before: Document | null;
  after: Document | null;
}

/** The id of what a draft or a version is of. */
const getPublishedId = (id: string): string => id.replace(/^(?:drafts|versions\.[^.]+)\./, "");

/**
 * What documents were before they were written again or deleted, and by whom, for whoever looks back.
 * It goes with its document: once neither that nor a draft or version of it is there, nothing is left.
 */
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
      `DELETE FROM history WHERE id = ?1 AND number <= (SELECT number FROM history WHERE id = ?1 ORDER BY number DESC LIMIT 1 OFFSET ${MOST})`,
    );
    const ofOne = `id IN (?1, 'drafts.' || ?1)
      OR (id > 'versions.' AND id < 'versions/' AND substr(id, -length(?1) - 1) = '.' || ?1)`;
    this.#drop = db.prepare(`DELETE FROM history WHERE ${ofOne}`);
    this.#isThere = db.prepare(`SELECT 1 FROM documents WHERE ${ofOne} LIMIT 1`);
    this.#of = db.prepare(
      "SELECT number, rev, at, author, before FROM history WHERE id = ? ORDER BY number",
    );
  }

  /** Within the transaction that writes the document. `before` is its body as it is stored. */
  add(id: string, before: string | null, { transactionId, at, author }: Written): void {
    this.#add.run(id, transactionId, at, author ?? null, before);
    this.#dropOld.run(id);
  }

  /** Within the transaction that has deleted these documents. */
  dropEnded(ids: Iterable<string>): void {
    for (const id of new Set([...ids].map(getPublishedId)))
      if (!this.#isThere.get(id)) this.#drop.run(id);
  }

  /** What became of a document, oldest first, as far as it is kept. `now` is what it is. */
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
    return withFirst(entries, now);
  }
}

/** The first state that is known counts as made by the transaction that it names. */
export function withFirst(entries: readonly Entry[], now: Document | undefined): Entry[] {
  const [oldest] = entries;
  const first = oldest ? oldest.before : (now ?? null);
  if (!first) return [...entries];
  const { _rev: transactionId, _updatedAt: at } = first;
  const number = (oldest?.number ?? 0) - 0.5;
  return [{ number, transactionId, at, before: null, after: first }, ...entries];
}
