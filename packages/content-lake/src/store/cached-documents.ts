import type { DatabaseSync, StatementSync } from "node:sqlite";
import { type Document, withAssetUrl } from "../document.ts";
import { Documents, type View } from "./documents.ts";
import type { Perspective } from "./perspective.ts";

const MAX_SLICE = 5_000;

/** In UTF-16 code units of JSON, for documents read by id. */
const MAX_SINGLE_LENGTH = 8_000_000;

export class CachedDocuments {
  readonly #documents: Documents;
  readonly #begin: StatementSync;
  readonly #commit: StatementSync;
  readonly #changes: StatementSync;
  readonly #versions: StatementSync;
  #seen: unknown;
  #known = new Map<string, number>();
  readonly #slices = new Map<string, { type: string | undefined; found: readonly Document[] }>();
  readonly #single = new Map<string, Document | undefined>();
  #cleared = 0;

  constructor(db: DatabaseSync) {
    this.#documents = new Documents(db, "");
    this.#begin = db.prepare("BEGIN");
    this.#commit = db.prepare("COMMIT");
    this.#changes = db.prepare("PRAGMA data_version");
    this.#versions = db.prepare("SELECT type, version FROM type_versions");
  }

  /** Runs work on a consistent snapshot. */
  read<Result>(perspective: Perspective, publicUrl: string, work: (view: View) => Result): Result {
    this.#begin.run();
    try {
      this.#drop();
      return work(withAssetUrls(this.#view(perspective), publicUrl));
    } finally {
      this.#commit.run();
    }
  }

  #view(perspective: Perspective): View {
    const view = this.#documents.view(perspective);
    const get = (id: string) => {
      const key = `${perspective} ${id}`;
      if (this.#single.has(key)) return this.#single.get(key);
      if (this.#documents.parsedLength - this.#cleared > MAX_SINGLE_LENGTH) this.#clear();
      const found = view.get(id);
      if (found) this.#single.set(key, found);
      return found;
    };
    return {
      documents: (type) => {
        const key = `${perspective} ${type ?? ""}`;
        const kept = this.#slices.get(key);
        if (kept) return kept.found;
        const found = view.documents(type);
        if (found.length > 0 && found.length <= MAX_SLICE) this.#slices.set(key, { type, found });
        return found;
      },
      get,
      rows: (type) => {
        const rows = view.rows?.(type);
        return rows && { ...rows, get };
      },
    };
  }

  #clear(): void {
    this.#single.clear();
    this.#cleared = this.#documents.parsedLength;
  }

  #drop(): void {
    const seen = this.#changes.get()?.data_version;
    if (seen === this.#seen) return;
    const now = new Map(
      this.#versions.all().map(({ type, version }) => [String(type), Number(version)]),
    );
    const changed = new Set(
      [...now].flatMap(([type, n]) => (this.#known.get(type) === n ? [] : type)),
    );
    this.#known = now;
    this.#seen = seen;
    if (changed.size === 0) return;
    this.#clear();
    for (const [key, { type }] of this.#slices)
      if (type === undefined || changed.has(type)) this.#slices.delete(key);
  }
}

/** URLs differ per request. */
const withAssetUrls = (view: View, publicUrl: string): View => ({
  documents(type) {
    const found = view.documents(type);
    const hasAssets = type === undefined || type.startsWith("sanity.");
    return hasAssets ? found.map((document) => withAssetUrl(document, publicUrl)) : found;
  },
  get(id) {
    const found = view.get(id);
    return found && withAssetUrl(found, publicUrl);
  },
  rows: (type) => (type.startsWith("sanity.") ? undefined : view.rows?.(type)),
});
