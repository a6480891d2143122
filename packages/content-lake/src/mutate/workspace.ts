import { type Document, isObject, type JsonObject, randomId, randomKey } from "../document.ts";
import { mutationError } from "../errors.ts";
import type { Changes, Dataset } from "../store/dataset.ts";
import { rawView, type View } from "../store/documents.ts";
import { inspect } from "../store/references.ts";

const ID = /^[A-Za-z0-9_][A-Za-z0-9._-]{0,127}$/;

export class Workspace {
  readonly changes: Changes = new Map();
  readonly transactionId: string;
  /** ISO 8601. */
  readonly now: string;
  readonly #dataset: Dataset;
  readonly #generateKeys: boolean;
  readonly #mutationById = new Map<string, number>();
  readonly #references = new Map<string, Set<string>>();

  constructor(dataset: Dataset, transactionId: string, now: string, generateKeys: boolean) {
    this.#dataset = dataset;
    this.transactionId = transactionId;
    this.now = now;
    this.#generateKeys = generateKeys;
  }

  get(id: string): Document | undefined {
    const changed = this.changes.get(id);
    return changed === undefined ? this.#dataset.get(id) : (changed ?? undefined);
  }

  published(type: string): Document[] {
    const documents = new Map<string, Document>();
    for (const document of this.#dataset.view("anonymous").documents(type))
      documents.set(document._id, document);
    for (const [id, document] of this.changes) {
      if (document?._type === type && !id.includes(".")) documents.set(id, document);
      else documents.delete(id);
    }
    return [...documents.values()];
  }

  view(): View {
    if (this.changes.size === 0) return this.#dataset.view("raw");
    const documents = new Map<string, Document>();
    for (const document of this.#dataset.view("raw").documents())
      documents.set(document._id, document);
    for (const [id, document] of this.changes) {
      if (document) documents.set(id, document);
      else documents.delete(id);
    }
    return rawView(documents);
  }

  write(index: number, attributes: JsonObject & { _id: string }): Document {
    const { _id, _type, _rev, _createdAt, _updatedAt, ...rest } = attributes;
    if (!ID.test(_id) || _id.includes("..")) {
      invalid(index, `Malformed document ID: "${_id}"`, { id: _id });
    }
    if (typeof _type !== "string" || _type === "") {
      invalid(index, `Document "${_id}" does not have a type`, { id: _id });
    }
    const document: Document = {
      _id,
      _type: String(_type),
      _rev: this.transactionId,
      _createdAt: timestamp(index, _createdAt) ?? this.now,
      _updatedAt: this.now,
      ...rest,
    };
    const { problem, strongReferences } = inspect(document);
    if (problem) invalid(index, problem, { id: _id });
    if (this.#generateKeys) generateKeys(document);
    this.#note(index, _id, document);
    this.#references.set(_id, strongReferences);
    return document;
  }

  remove(index: number, id: string): void {
    this.#note(index, id, null);
    this.#references.delete(id);
  }

  #note(index: number, id: string, document: Document | null): void {
    this.changes.set(id, document);
    this.#mutationById.set(id, index);
  }

  /** @throws HttpError 409 for a strong reference to a missing document */
  checkReferences(): void {
    for (const [id, targets] of this.#references) {
      for (const target of targets) {
        if (!this.get(target)) this.#failMissing(id, target);
      }
    }
    for (const [id, document] of this.changes) {
      if (!document) this.#checkUnreferenced(id);
    }
  }

  #failMissing(id: string, referenceID: string): never {
    throw mutationError(409, this.#mutationById.get(id) ?? 0, {
      type: "documentReferenceDoesNotExistError",
      description: `Document "${id}" references non-existent document "${referenceID}"`,
      id,
      referenceID,
    });
  }

  #checkUnreferenced(id: string): void {
    const referencingIDs = this.#dataset.referrers(id).filter((source) => {
      return source !== id && !this.changes.has(source);
    });
    if (referencingIDs.length === 0) return;
    const list = referencingIDs.map((source) => `"${source}"`).join(", ");
    throw mutationError(409, this.#mutationById.get(id) ?? 0, {
      type: "documentHasExistingReferencesError",
      description: `Document "${id}" cannot be deleted as there are references to it from ${list}`,
      id,
      referencingIDs,
    });
  }
}

/** Generates an id, or completes a prefix that ends in ".". */
export function newId(index: number, id: unknown): string {
  if (id === undefined || id === "") return randomId();
  if (typeof id !== "string") return invalid(index, "_id must be a string");
  return id.endsWith(".") ? id + randomId() : id;
}

/** Throws HttpError 400 with the mutation's index. */
export function invalid(index: number, description: string, details: JsonObject = {}): never {
  throw mutationError(400, index, { type: "validationError", description, ...details });
}

const RFC_3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/;

/** Normalised, so that text order is chronological. */
function timestamp(index: number, value: unknown): string | undefined {
  if (value === undefined) return;
  const time = typeof value === "string" && RFC_3339.test(value) ? Date.parse(value) : Number.NaN;
  if (!Number.isNaN(time)) return new Date(time).toISOString();
  return invalid(index, "_createdAt must be a time as RFC 3339 has it: 2026-01-31T12:00:00Z");
}

function generateKeys(value: unknown): void {
  if (Array.isArray(value)) {
    for (const item of value) if (isObject(item)) item._key ??= randomKey();
  }
  const children = Array.isArray(value) ? value : isObject(value) ? Object.values(value) : [];
  for (const child of children) generateKeys(child);
}
