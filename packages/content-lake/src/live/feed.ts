import type { Document } from "../document.ts";
import { getTags } from "./tags.ts";

/** A transaction that is on the disk. */
export interface Change {
  transactionId: string;
  /** ISO 8601. */
  at: string;
  /** Who asked for it; unset where that was nobody who signed in. */
  author?: string | undefined;
  mutations: readonly unknown[];
  documents: readonly ChangedDocument[];
  /** Position of the dataset's event log after this change. */
  position: string;
}

export interface ChangedDocument {
  id: string;
  before: Document | undefined;
  after: Document | undefined;
}

/** What is left of a change for whoever was away. */
interface Past {
  id: string;
  /** Of documents that everybody sees. */
  tags: string[];
  /** Of drafts and others. */
  privateTags: string[];
}

/** Changes that are remembered; who missed more begins anew. */
const REMEMBERED = 200;

/** Tags whose last change is known by itself; with more of them everything counts as changed. */
const MOST_TAGS = 20_000;

/** For whoever keeps what was made of answers. Numbers count since the service was opened. */
export interface ContentChanges {
  /** How often something changed, drafts among them. */
  count(): number;
  /** The last change of what everybody sees with one of these tags, or, without them, of anything. */
  last(tags: readonly string[] | undefined): number;
  /** Of the last change, where a delivery network has to be told which answers are new enough. */
  id?(): string | undefined;
}

/** Changes of a dataset, for a program in the same process that follows each one. */
export interface ChangeFeed extends ContentChanges {
  /**
   * Position in the event log: different after every change, and the same after a restart without
   * changes.
   */
  readonly position: string;
  /**
   * Calls `hear` with each change as soon as it is on the disk, and `end` when the service stops or
   * everything has changed. Returns a function that stops it.
   */
  subscribe(hear: (change: Change) => void, end: () => void): () => void;
}

/** Tells changes of a dataset to whoever listens, and remembers them for whoever asks. */
export class Feed implements ChangeFeed {
  readonly #heard = new Set<(change: Change, past: Past) => void>();
  readonly #ends = new Set<() => void>();
  readonly #last = new Map<string, number>();
  #past: Past[] = [];
  #count = 0;
  #lastPublic = 0;
  /** The last change of everything. */
  #floor = 0;
  #position: string;

  /** @param position position of the event log at the start */
  constructor(position = "") {
    this.#position = position;
  }

  get position(): string {
    return this.#position;
  }

  count(): number {
    return this.#count;
  }

  last(tags: readonly string[] | undefined): number {
    if (!tags) return this.#lastPublic;
    return tags.reduce((last, tag) => Math.max(last, this.#last.get(tag) ?? 0), this.#floor);
  }

  /** `hear` is told each change from now on, `end` when the service stops. Returns what ends it. */
  subscribe(hear: (change: Change, past: Past) => void, end: () => void): () => void {
    this.#heard.add(hear);
    this.#ends.add(end);
    return () => {
      this.#heard.delete(hear);
      this.#ends.delete(end);
    };
  }

  publish(change: Change): void {
    const isPublic = ({ id }: ChangedDocument) => !id.includes(".");
    const past = {
      id: change.transactionId,
      tags: getTags(change.documents.filter(isPublic)),
      privateTags: getTags(change.documents.filter((one) => !isPublic(one))),
    };
    this.#past = [...this.#past, past].slice(-REMEMBERED);
    this.#count++;
    this.#position = change.position;
    if (past.tags.length > 0) this.#lastPublic = this.#count;
    for (const tag of past.tags) this.#last.set(tag, this.#count);
    if (this.#last.size > MOST_TAGS) this.#forget();
    for (const hear of this.#heard) hear(change, past);
  }

  /** What came after a change; nothing where that is not known any more. */
  since(id: string): Past[] | undefined {
    const at = this.#past.findIndex((one) => one.id === id);
    return at < 0 ? undefined : this.#past.slice(at + 1);
  }

  /** After a change of everything: whoever listens begins anew. */
  restart(position: string): void {
    this.#count++;
    this.#position = position;
    this.#forget();
    this.#past = [];
    this.hangUp();
  }

  #forget(): void {
    this.#lastPublic = this.#count;
    this.#floor = this.#count;
    this.#last.clear();
  }

  /** Ends all streams: whoever listens connects again. */
  hangUp(): void {
    for (const end of this.#ends) end();
  }
}
