import type { Document } from "../document.ts";
import { tagsOf } from "./tags.ts";

/** A transaction that is on the disk. */
export interface Change {
  transactionId: string;
  /** ISO 8601. */
  at: string;
  mutations: readonly unknown[];
  documents: readonly ChangedDocument[];
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

/** Tells changes of a dataset to whoever listens. */
export class Feed {
  readonly #heard = new Set<(change: Change, past: Past) => void>();
  readonly #ends = new Set<() => void>();
  #past: Past[] = [];

  /** Whether anybody ever listened: nobody else needs to know what was changed. */
  #isOn = false;

  get isOn(): boolean {
    return this.#isOn;
  }

  /** `hear` is told each change from now on, `end` when the service stops. Returns what ends it. */
  subscribe(hear: (change: Change, past: Past) => void, end: () => void): () => void {
    this.#isOn = true;
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
      tags: tagsOf(change.documents.filter(isPublic)),
      privateTags: tagsOf(change.documents.filter((one) => !isPublic(one))),
    };
    this.#past = [...this.#past, past].slice(-REMEMBERED);
    for (const hear of this.#heard) hear(change, past);
  }

  /** What came after a change; nothing where that is not known any more. */
  since(id: string): Past[] | undefined {
    const at = this.#past.findIndex((one) => one.id === id);
    return at < 0 ? undefined : this.#past.slice(at + 1);
  }

  /** Ends all streams: whoever listens connects again. */
  hangUp(): void {
    for (const end of this.#ends) end();
  }
}
