import { type Document, isDraftOrVersion } from "../document.ts";
import type { Changes } from "./database.ts";
import { inspect } from "./references.ts";

/** Who may read: everyone, or holders of the token. */
export type Visibility = "public" | "private";

/**
 * What a reader sees: `raw` everything; `published` no drafts and no versions; `drafts` each draft in
 * place of its published document; `anonymous` only documents whose id has no dot.
 */
export type Perspective = "raw" | "published" | "drafts" | "anonymous";

/** The documents one reader sees. */
export interface View {
  /** All visible documents, or those of one `_type`, sorted by `_id`. */
  documents(type?: string): readonly Document[];
  get(id: string): Document | undefined;
}

/** One dataset in memory, with the indexes queries and reference checks use. */
export class Dataset {
  readonly name: string;
  readonly visibility: Visibility;
  readonly #byId = new Map<string, Document>();
  readonly #byType = new Map<string, Map<string, Document>>();
  readonly #referrers = new Map<string, Set<string>>();
  readonly #references = new Map<string, Set<string>>();
  readonly #slices = new Map<string, readonly Document[]>();
  #version = 0;

  constructor(name: string, visibility: Visibility, documents: Iterable<Document>) {
    this.name = name;
    this.visibility = visibility;
    for (const document of documents) this.#put(document);
  }

  /** Another number with every change, since the service was opened. */
  get version(): number {
    return this.#version;
  }

  get size(): number {
    return this.#byId.size;
  }

  get(id: string): Document | undefined {
    return this.#byId.get(id);
  }

  all(): Iterable<Document> {
    return this.#byId.values();
  }

  /** Ids of the documents that hold a strong reference to `id`. */
  referrers(id: string): Iterable<string> {
    return this.#referrers.get(id) ?? [];
  }

  /** Takes over changes that are on the disk already. */
  apply(changes: Changes): void {
    this.#slices.clear();
    this.#version++;
    for (const [id, document] of changes) {
      this.#drop(id);
      if (document) this.#put(document);
    }
  }

  clear(): void {
    for (const index of [this.#byId, this.#byType, this.#referrers, this.#references])
      index.clear();
    this.#slices.clear();
    this.#version++;
  }

  view(perspective: Perspective): View {
    return {
      documents: (type) => this.#slice(perspective, type),
      get: (id) => lookUp(this.#byId, perspective, id),
    };
  }

  #slice(perspective: Perspective, type: string | undefined): readonly Document[] {
    const key = `${perspective} ${type ?? ""}`;
    const known = this.#slices.get(key);
    if (known) return known;
    const candidates = type === undefined ? this.#byId : this.#byType.get(type);
    const slice = project(candidates?.values() ?? [], perspective, this.#byId);
    // Types come from requests, so an unknown one must not leave anything behind.
    if (candidates) this.#slices.set(key, slice);
    return slice;
  }

  #put(document: Document): void {
    const { _id: id, _type: type } = document;
    this.#byId.set(id, document);
    const ofType = this.#byType.get(type) ?? new Map<string, Document>();
    this.#byType.set(type, ofType.set(id, document));
    const { strongReferences } = inspect(document);
    if (strongReferences.size > 0) this.#references.set(id, strongReferences);
    for (const target of strongReferences) {
      const sources = this.#referrers.get(target) ?? new Set<string>();
      this.#referrers.set(target, sources.add(id));
    }
  }

  #drop(id: string): void {
    const document = this.#byId.get(id);
    if (!document) return;
    this.#byId.delete(id);
    const ofType = this.#byType.get(document._type);
    ofType?.delete(id);
    if (ofType?.size === 0) this.#byType.delete(document._type);
    for (const target of this.#references.get(id) ?? []) {
      const sources = this.#referrers.get(target);
      sources?.delete(id);
      if (sources?.size === 0) this.#referrers.delete(target);
    }
    this.#references.delete(id);
  }
}

/** A view of any set of documents as they are, for queries within a transaction. */
export function rawView(documents: ReadonlyMap<string, Document>): View {
  return {
    documents: (type) =>
      [...documents.values()].filter((document) => type === undefined || document._type === type),
    get: (id) => documents.get(id),
  };
}

type ById = ReadonlyMap<string, Document>;

function project(candidates: Iterable<Document>, perspective: Perspective, byId: ById): Document[] {
  const seen: Document[] = [];
  for (const document of candidates) {
    const visible = show(document, perspective, byId);
    if (visible) seen.push(visible);
  }
  return seen.sort((a, b) => (a._id < b._id ? -1 : a._id > b._id ? 1 : 0));
}

function show(document: Document, perspective: Perspective, byId: ById): Document | undefined {
  const id = document._id;
  if (perspective === "raw") return document;
  if (perspective === "anonymous") return id.includes(".") ? undefined : document;
  if (perspective === "published") return isDraftOrVersion(id) ? undefined : document;
  if (id.startsWith("drafts.")) return overlay(document);
  return id.startsWith("versions.") || byId.has(`drafts.${id}`) ? undefined : document;
}

function overlay(draft: Document): Document {
  return { ...draft, _id: draft._id.slice("drafts.".length), _originalId: draft._id };
}

function lookUp(byId: ById, perspective: Perspective, id: string): Document | undefined {
  if (perspective === "drafts") {
    const draft = byId.get(`drafts.${id}`);
    if (draft) return overlay(draft);
  }
  const document = byId.get(id);
  return document && show(document, perspective, byId);
}
