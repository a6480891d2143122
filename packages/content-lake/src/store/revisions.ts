import type { DatabaseSync, StatementSync } from "node:sqlite";
import type { Document } from "../document.ts";

/** Former revisions of one document that are kept; the oldest go. */
const MOST = 50;

/**
 * What documents were before they were written again, for whoever looks back. It goes with its
 * document: what is deleted is gone.
 */
export class Revisions {
  readonly #add: StatementSync;
  readonly #dropOld: StatementSync;
  readonly #dropAll: StatementSync;
  readonly #of: StatementSync;

  constructor(db: DatabaseSync) {
    this.#add = db.prepare("INSERT INTO revisions (id, body) VALUES (?, ?)");
    this.#dropOld = db.prepare(
      `DELETE FROM revisions WHERE id = ?1 AND number <= (SELECT number FROM revisions WHERE id = ?1 ORDER BY number DESC LIMIT 1 OFFSET ${MOST})`,
    );
    this.#dropAll = db.prepare("DELETE FROM revisions WHERE id = ?");
    this.#of = db.prepare("SELECT body FROM revisions WHERE id = ? ORDER BY number");
  }

  /** Within the transaction that writes the document anew. */
  add(id: string, body: string): void {
    this.#add.run(id, body);
    this.#dropOld.run(id);
  }

  drop(id: string): void {
    this.#dropAll.run(id);
  }

  /** Those of a document, oldest first, without what it is now. */
  of(id: string): Document[] {
    return this.#of.all(id).map(({ body }) => JSON.parse(String(body)) as Document);
  }
}
