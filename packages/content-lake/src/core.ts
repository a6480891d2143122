import { AssetFiles, type AssetKind, assetIdOf, fileNameOf } from "./assets/files.ts";
import type { PreparedAsset } from "./assets/store.ts";
import { Variants } from "./assets/variants.ts";
import { type Document, isObject } from "./document.ts";
import { httpError } from "./http/errors.ts";
import { applyMutations, type Outcome, type TransactionOptions } from "./mutate/transaction.ts";
import type { ResolvedOptions } from "./options.ts";
import type { QueryContext } from "./query/evaluate.ts";
import { type Changes, type Database, openDatabase } from "./store/database.ts";
import { Dataset } from "./store/dataset.ts";

/** The open state that requests, import and export share. */
export class Core {
  readonly options: ResolvedOptions;
  readonly database: Database;
  readonly datasets: ReadonlyMap<string, Dataset>;
  readonly files: AssetFiles;
  readonly variants: Variants;

  constructor(options: ResolvedOptions) {
    this.options = options;
    this.database = openDatabase(options.dataDir);
    this.files = new AssetFiles(options.dataDir);
    const datasets = Object.entries(options.datasets).map(([name, visibility]) => {
      const documents = this.database.load(name).map((document) => this.#withUrl(document));
      return [name, new Dataset(name, visibility, documents)] as const;
    });
    this.datasets = new Map(datasets);
    const isKnown = (dataset: string, kind: AssetKind, name: string) =>
      isAsset(this.datasets.get(dataset)?.get(assetIdOf(kind, name) ?? ""));
    for (const dataset of this.datasets.keys()) {
      this.files.sweep(dataset, (kind, name) => isKnown(dataset, kind, name));
    }
    this.variants = new Variants(options, (dataset, name) => isKnown(dataset, "image", name));
  }

  /** Throws HttpError 404 for a dataset that is not configured. */
  dataset(name: string): Dataset {
    const dataset = this.datasets.get(name);
    if (dataset) return dataset;
    throw httpError(
      404,
      `Dataset not found - No dataset "${name}" in project "${this.options.projectId}"`,
    );
  }

  context(dataset: string, identity: string): QueryContext {
    return { projectId: this.options.projectId, dataset, identity };
  }

  /**
   * Works out a transaction and, unless `dryRun`, stores it; returns after it is on the disk. The
   * files of `assets`, whose documents the transaction creates, are kept or dropped with it.
   */
  mutate(
    dataset: Dataset,
    mutations: readonly unknown[],
    options: TransactionOptions & { dryRun?: boolean; assets?: readonly PreparedAsset[] } = {},
  ): Outcome {
    const { dryRun, assets = [], ...rest } = options;
    const given = options.transactionId;
    if (given !== undefined && this.database.hasTransaction(dataset.name, given)) {
      throw httpError(409, `A transaction with ID "${given}" already exists`);
    }
    const outcome = applyMutations(dataset, mutations, this.context(dataset.name, "token"), rest);
    if (dryRun) return outcome;
    try {
      for (const { received, kind, document } of assets) {
        this.files.keep(received, dataset.name, kind, fileNameOf(document._id));
      }
      this.#store(dataset, outcome.changes, given);
    } catch (error) {
      for (const { document } of assets) {
        if (!dataset.get(document._id)) this.files.remove(dataset.name, document);
      }
      throw error;
    }
    return outcome;
  }

  /** Deletes every document and asset of a dataset. */
  reset(dataset: Dataset): void {
    this.database.reset(dataset.name);
    dataset.clear();
    this.files.removeAll(dataset.name);
    this.variants.removeAll(dataset.name);
  }

  assetUrl(path: string): string {
    return `${this.options.publicUrl}/${path}`;
  }

  #store(dataset: Dataset, changes: Changes, transactionId: string | undefined): void {
    if (changes.size === 0 && transactionId === undefined) return;
    const removed = [...changes].flatMap(([id, document]) => {
      const previous = document ? undefined : dataset.get(id);
      return previous && isAsset(previous) ? [previous] : [];
    });
    this.database.commit(dataset.name, changes, transactionId);
    dataset.apply(changes);
    for (const asset of removed) {
      this.files.remove(dataset.name, asset);
      this.variants.remove(dataset.name, asset);
    }
  }

  // The prefix may differ from the one at the time of the upload.
  #withUrl(document: Document): Document {
    const { path } = document;
    return isAsset(document) && typeof path === "string"
      ? { ...document, url: this.assetUrl(path) }
      : document;
  }
}

/** True for documents that stand for an uploaded image or file. */
export function isAsset(document: unknown): boolean {
  return (
    isObject(document) &&
    (document._type === "sanity.imageAsset" || document._type === "sanity.fileAsset")
  );
}
