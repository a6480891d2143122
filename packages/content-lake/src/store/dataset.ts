import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import type { Document } from "../document.ts";
import { httpError } from "../errors.ts";
import { Feed } from "../live/change-feed.ts";
import { Documents, type View, type Visibility } from "./documents.ts";
import { isBusy, storageError } from "./errors.ts";
import {
  type ChangeMetadata,
  DAY,
  type DeletedDocument,
  type Entry,
  withCreation,
} from "./history.ts";
import { declareIndexes, type TypeIndexes } from "./index-tables.ts";
import type { Perspective } from "./perspective.ts";
import { migrate } from "./schema.ts";
import { prepare, put, type Statements } from "./statements.ts";
import { truncateWal } from "./vacuum.ts";
import { createVacuumScheduler, type VacuumScheduler } from "./vacuum-scheduler.ts";

/** By id. `null` deletes. */
export type Changes = Map<string, Document | null>;

export interface Transaction {
  /** @param isNamed the caller chose the id, which must be unique */
  put(changes: Changes, written?: ChangeMetadata, isNamed?: boolean): void;
  /** Records files without a document, for deletion after a crash. */
  loosen(paths: readonly string[]): void;
}

export interface DatasetOptions {
  dataDir: string;
  name: string;
  visibility: Visibility;
  /** @default none */
  indexes?: TypeIndexes;
  publicUrl: string;
  log: (error: unknown) => void;
}

export const getFile = (dataDir: string, name: string): string =>
  join(dataDir, "datasets", `${name}.db`);

/** In ms. */
const LOCK_TIMEOUT = 30_000;

/** A dataset in its own SQLite file. Methods resolve once changes are on disk. */
export class Dataset {
  readonly name: string;
  readonly visibility: Visibility;
  readonly file: string;
  readonly feed: Feed;
  readonly #db: DatabaseSync;
  readonly #documents: Documents;
  readonly #statements: Statements;
  readonly #cleaner: VacuumScheduler;
  readonly #purge: NodeJS.Timeout;

  constructor({ dataDir, name, visibility, indexes = {}, publicUrl, log }: DatasetOptions) {
    this.name = name;
    this.visibility = visibility;
    this.file = getFile(dataDir, name);
    this.#db = openFile(this.file);
    declareIndexes(this.#db, indexes);
    this.#documents = new Documents(this.#db, publicUrl);
    // Private datasets hold submissions, so they keep no history.
    this.#statements = prepare(this.#db, visibility === "public");
    this.#cleaner = createVacuumScheduler(this.#db, this.file, log);
    this.feed = new Feed(this.position);
    const purge = () => void this.#purgeExpired().catch(log);
    this.#purge = setInterval(purge, DAY).unref();
    purge();
  }

  get isEmpty(): boolean {
    return this.#statements.any.get() === undefined;
  }

  get(id: string): Document | undefined {
    return this.#documents.get(id);
  }

  view(perspective: Perspective): View {
    return this.#documents.view(perspective);
  }

  referrers(id: string, max = -1): string[] {
    return this.#statements.referrers.all(id, max).map(({ source }) => String(source));
  }

  history(id: string): Entry[] {
    const now = this.get(id);
    return this.#statements.history?.of(id, now) ?? withCreation([], now);
  }

  lastAuthor(id: string): string | undefined {
    return this.#statements.history?.lastAuthor(id);
  }

  deleted(): DeletedDocument[] {
    return this.#statements.history?.deleted() ?? [];
  }

  /** Removes expired documents, also from the file. */
  async #purgeExpired(): Promise<void> {
    const { history, mark } = this.#statements;
    if (!history || history.expired().length === 0) return;
    await this.write(() =>
      this.#stored(() => {
        for (const id of history.expired()) history.drop(id);
        mark.run();
      }),
    );
    this.#cleaner.start();
  }

  /** Distinguishes the file from others of the same name. */
  get id(): string {
    return String(this.#db.prepare("SELECT id FROM identity").get()?.id);
  }

  /** File's id and number of documents written. */
  get position(): string {
    const { id, writes } = this.#statements.position.get() ?? {};
    return `${id}-${writes}`;
  }

  uncommittedFiles(): string[] {
    return this.#db
      .prepare("SELECT path FROM loose_files")
      .all()
      .map(({ path }) => String(path));
  }

  clearUncommittedFiles(): void {
    if (this.uncommittedFiles().length > 0) this.#db.exec("DELETE FROM loose_files");
  }

  hasTransaction(id: string): boolean {
    return this.#statements.transaction.get(id) !== undefined;
  }

  /**
   * Waits during a VACUUM.
   *
   * @throws HttpError 507 on a full disk, 500 on another write error, 503 after a long wait
   */
  async write<Result>(work: (transaction: Transaction) => Result): Promise<Result> {
    const end = performance.now() + LOCK_TIMEOUT;
    while (!this.#begin()) {
      if (performance.now() > end) throw busy();
      await sleep(5);
    }
    // Synchronous: no other transaction may interfere.
    let deletes = false;
    try {
      const result = work({
        put: (changes, written, isNamed) => {
          deletes = [...changes.values()].includes(null);
          this.#put(changes, written, isNamed);
        },
        loosen: (paths) =>
          this.#stored(() => {
            for (const path of paths) this.#statements.loosen.run(path);
          }),
      });
      this.#stored(() => this.#db.exec("COMMIT"));
      if (deletes) this.#cleaner.start();
      return result;
    } catch (error) {
      // SQLite itself rolls back when the disk is full.
      if (this.#db.isOpen && this.#db.isTransaction) this.#db.exec("ROLLBACK");
      throw error;
    }
  }

  /** @throws as `write` */
  async reset(paths: readonly string[]): Promise<void> {
    await this.write(({ put, loosen }) => {
      const ids = this.#statements.ids.all().map(({ id }) => String(id));
      put(new Map(ids.map((id) => [id, null])));
      loosen(paths);
      this.#stored(() => this.#db.exec("DELETE FROM transactions; DELETE FROM history;"));
    });
  }

  async close(): Promise<void> {
    clearInterval(this.#purge);
    await this.#cleaner.close();
    if (this.#db.isOpen) this.#db.close();
  }

  #begin(): boolean {
    try {
      this.#db.exec("BEGIN IMMEDIATE");
      return true;
    } catch (error) {
      if (isBusy(error)) return false;
      throw storageError(error);
    }
  }

  #put(changes: Changes, written: ChangeMetadata | undefined, isNamed = false): void {
    const { mark, remember } = this.#statements;
    this.#stored(() => {
      for (const [id, document] of changes) put(this.#statements, id, document, written);
      if (written && isNamed) remember.run(written.transactionId);
      if ([...changes.values()].includes(null)) mark.run();
    });
  }

  #stored(work: () => void): void {
    try {
      work();
    } catch (error) {
      if (this.#db.isOpen && this.#db.isTransaction) this.#db.exec("ROLLBACK");
      throw storageError(error);
    }
  }
}

const busy = () =>
  httpError(503, "The dataset is being written anew: try again", { "Retry-After": "2" });

/** Opens a database, creating and migrating it if necessary. */
export function openFile(file: string): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true });
  const db = new DatabaseSync(file);
  try {
    db.exec("PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL;");
    // Otherwise deleted content remains readable in the file.
    db.exec("PRAGMA secure_delete=ON");
    migrate(db, file);
    truncateWal(db);
  } catch (error) {
    db.close();
    throw error;
  }
  return db;
}
