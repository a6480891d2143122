import type { DatabaseSync, StatementSync } from "node:sqlite";
import { type Document, parseDocument } from "../document.ts";

const MAX_ENTRIES = 50;

/** Retention of deleted documents, in days. */
const MAX_DELETED_DAYS = 30;

/** In ms. */
export const DAY = 86_400_000;

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

const getDeletionLimit = (): string => new Date(Date.now() - MAX_DELETED_DAYS * DAY).toISOString();

const getPublishedId = (id: string): string => id.replace(/^(?:drafts|versions\.[^.]+)\./, "");

export interface DeletedDocument {
  /** ISO 8601. */
  deletedAt: string;
  author?: string | undefined;
  /** Latest state of the document or its draft. */
  document: Document;
}

/** Kept for 30 days after a document, its draft and its versions are deleted. */
export class History {
  readonly #add: StatementSync;
  readonly #dropOld: StatementSync;
  readonly #drop: StatementSync;
  readonly #of: StatementSync;
  readonly #isThere: StatementSync;
  readonly #deleted: StatementSync;
  readonly #lastAuthor: StatementSync;

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
    this.#deleted = db.prepare(
      `SELECT id, at, author, before FROM history
       WHERE number IN (SELECT max(number) FROM history GROUP BY id)
         AND before IS NOT NULL AND id NOT IN (SELECT id FROM documents)
       ORDER BY number DESC`,
    );
    this.#lastAuthor = db.prepare(
      "SELECT author FROM history WHERE id = ? ORDER BY number DESC LIMIT 1",
    );
    this.#of = db.prepare(
      "SELECT number, rev, at, author, before FROM history WHERE id = ? ORDER BY number",
    );
  }

  /** Call in the document's transaction. @param before stored body */
  add(id: string, before: string | null, { transactionId, at, author }: ChangeMetadata): void {
    this.#add.run(id, transactionId, at, author ?? null, before);
    this.#dropOld.run(id);
  }

  /** Returns the last author, `undefined` for a token. */
  lastAuthor(id: string): string | undefined {
    const { author } = this.#lastAuthor.get(id) ?? {};
    return typeof author === "string" ? author : undefined;
  }

  /** Lists documents completely deleted in the last 30 days, the last first. */
  deleted(): DeletedDocument[] {
    const limit = getDeletionLimit();
    return this.#allDeleted().filter(({ deletedAt }) => deletedAt >= limit);
  }

  #allDeleted(): DeletedDocument[] {
    const found = new Map<string, DeletedDocument>();
    for (const { id, at, author, before } of this.#deleted.all()) {
      const published = getPublishedId(String(id));
      if (this.#isThere.get(published)) continue;
      const document = parseDocument(String(before));
      const other = found.get(published);
      if (other && other.document._updatedAt >= document._updatedAt) continue;
      found.set(published, {
        deletedAt: other?.deletedAt ?? String(at),
        ...(author !== null && { author: String(author) }),
        document,
      });
    }
    return [...found.values()];
  }

  /** Lists published ids of documents that can no longer be restored. */
  expired(): string[] {
    const limit = getDeletionLimit();
    return this.#allDeleted()
      .filter(({ deletedAt }) => deletedAt < limit)
      .map(({ document }) => getPublishedId(document._id));
  }

  /** Drops a document's history, with draft and versions. Call in a transaction. */
  drop(publishedId: string): void {
    this.#drop.run(publishedId);
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

/** Adds a creation for the first state. */
export function withCreation(entries: readonly Entry[], now: Document | undefined): Entry[] {
  const [oldest] = entries;
  const first = oldest ? oldest.before : (now ?? null);
  if (!first) return [...entries];
  const { _rev: transactionId, _updatedAt: at } = first;
  const number = (oldest?.number ?? 0) - 0.5;
  return [{ number, transactionId, at, before: null, after: first }, ...entries];
}
