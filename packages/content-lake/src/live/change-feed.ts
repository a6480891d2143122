import type { Document } from "../document.ts";
import { getSyncTags } from "./sync-tags.ts";

export interface Change {
  transactionId: string;
  at: string;
  /** Unset without a signed-in user. */
  author?: string | undefined;
  mutations: readonly unknown[];
  documents: readonly ChangedDocument[];
  position: string;
}

export interface ChangedDocument {
  id: string;
  before: Document | undefined;
  after: Document | undefined;
}

interface RememberedChange {
  id: string;
  tags: string[];
  privateTags: string[];
}

/** Clients that missed more must restart. */
const MAX_REMEMBERED_CHANGES = 200;

/** Above this number, all tags count as changed. */
const MAX_TAGS = 20_000;

/** Counters for cache invalidation, from 0 at the start. */
export interface ContentChanges {
  /** Number of changes, drafts included. */
  count(): number;
  /** Number of the last public change with one of the tags, or of any. */
  last(tags: readonly string[] | undefined): number;
  /** Id of the last change, for a CDN that must not return older responses. */
  id?(): string | undefined;
}

export interface ChangeFeed extends ContentChanges {
  /** Differs after every change. Survives a restart of the process. */
  readonly position: string;
  /**
   * Calls `onChange` after each commit, `end` on shutdown or reset. Returns the unsubscribe
   * function.
   */
  subscribe(onChange: (change: Change) => void, end: () => void): () => void;
}

/** Change feed of a dataset. Remembers the last changes for clients that reconnect. */
export class Feed implements ChangeFeed {
  readonly #heard = new Set<(change: Change, past: RememberedChange) => void>();
  readonly #ends = new Set<() => void>();
  readonly #last = new Map<string, number>();
  #past: RememberedChange[] = [];
  #count = 0;
  #lastPublic = 0;
  /** Number of the last change of everything. */
  #floor = 0;
  #position: string;

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

  subscribe(
    onChange: (change: Change, past: RememberedChange) => void,
    end: () => void,
  ): () => void {
    this.#heard.add(onChange);
    this.#ends.add(end);
    return () => {
      this.#heard.delete(onChange);
      this.#ends.delete(end);
    };
  }

  publish(change: Change): void {
    const isPublic = ({ id }: ChangedDocument) => !id.includes(".");
    const past = {
      id: change.transactionId,
      tags: getSyncTags(change.documents.filter(isPublic)),
      privateTags: getSyncTags(change.documents.filter((one) => !isPublic(one))),
    };
    this.#past = [...this.#past, past].slice(-MAX_REMEMBERED_CHANGES);
    this.#count++;
    this.#position = change.position;
    if (past.tags.length > 0) this.#lastPublic = this.#count;
    for (const tag of past.tags) this.#last.set(tag, this.#count);
    if (this.#last.size > MAX_TAGS) this.#forget();
    for (const onChange of this.#heard) onChange(change, past);
  }

  /** Returns changes after a transaction id, or `undefined` if it is no longer remembered. */
  since(id: string): RememberedChange[] | undefined {
    const at = this.#past.findIndex((one) => one.id === id);
    return at < 0 ? undefined : this.#past.slice(at + 1);
  }

  /** Invalidates everything: ends all streams, and forgets past changes. */
  reset(position: string): void {
    this.#count++;
    this.#position = position;
    this.#forget();
    this.#past = [];
    this.closeStreams();
  }

  #forget(): void {
    this.#lastPublic = this.#count;
    this.#floor = this.#count;
    this.#last.clear();
  }

  closeStreams(): void {
    for (const end of this.#ends) end();
  }
}
