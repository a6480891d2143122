import {
  AssetFiles,
  type AssetKind,
  getFileName,
  getKind,
  type PreparedAsset,
  parseAssetId,
} from "./assets/asset-files.ts";
import { Variants } from "./assets/variants.ts";
import { isAsset, type JsonObject } from "./document.ts";
import { httpError } from "./errors.ts";
import type { ChangedDocument } from "./live/change-feed.ts";
import {
  applySteps,
  type Outcome,
  type Steps,
  type TransactionOptions,
} from "./mutate/transaction.ts";
import type { Workspace } from "./mutate/workspace.ts";
import type { ResolvedOptions } from "./options.ts";
import type { QueryContext } from "./query/evaluate.ts";
import { QueryCache } from "./query/query-cache.ts";
import { QueryWorkers } from "./query/query-workers.ts";
import { createConnectionLimit } from "./scheduling/connection-limit.ts";
import { MemoryBudget } from "./scheduling/memory-budget.ts";
import { type Changes, Dataset } from "./store/dataset.ts";
import { recordDatasets, requireKnownDatasets } from "./store/known-datasets.ts";
import { migrateLegacyLayout } from "./store/legacy-layout.ts";
import { lockFolder } from "./store/lock.ts";

const MIB = 1024 * 1024;

export class Core {
  readonly options: ResolvedOptions;
  readonly datasets: ReadonlyMap<string, Dataset>;
  readonly files: AssetFiles;
  readonly variants: Variants;
  readonly queries = new QueryWorkers();
  readonly answers = new QueryCache();
  readonly responseBudget = new MemoryBudget({ each: 8 * MIB, all: 48 * MIB });
  readonly openListener = createConnectionLimit({ each: 10, all: 1_000 });
  readonly #lock: { close(): void };

  constructor(options: ResolvedOptions) {
    this.options = options;
    const { dataDir, publicUrl, log } = options;
    this.#lock = lockFolder(dataDir);
    try {
      migrateLegacyLayout(dataDir);
      this.files = new AssetFiles(dataDir);
      requireKnownDatasets(dataDir, Object.keys(options.datasets));
      const datasets = Object.entries(options.datasets).map(([name, visibility]) => {
        return [
          name,
          new Dataset({
            dataDir,
            name,
            visibility,
            indexes: options.indexes[name] ?? {},
            publicUrl,
            log,
          }),
        ] as const;
      });
      this.datasets = new Map(datasets);
      const isKnown = (dataset: string, kind: AssetKind, name: string) =>
        isAsset(this.datasets.get(dataset)?.get(parseAssetId(kind, name) ?? ""));
      for (const dataset of this.datasets.values()) {
        this.files.sweep(dataset, (kind, name) => isKnown(dataset.name, kind, name));
        dataset.clearUncommittedFiles();
      }
      recordDatasets(dataDir, this.datasets.values());
      this.variants = new Variants(options, (dataset, name) => isKnown(dataset, "image", name));
    } catch (error) {
      this.#lock.close();
      throw error;
    }
  }

  /** @throws HttpError 404 */
  dataset(name: string): Dataset {
    const dataset = this.datasets.get(name);
    if (dataset) return dataset;
    throw this.noDataset(name);
  }

  noDataset(name: string): Error {
    return httpError(
      404,
      `Dataset not found - No dataset "${name}" in project "${this.options.projectId}"`,
    );
  }

  context(dataset: string, identity: string): QueryContext {
    return { projectId: this.options.projectId, dataset, identity };
  }

  /**
   * Resolves once on disk. Keeps or deletes the files of `assets` with their documents.
   *
   * @param requireAllowed throws for forbidden changes
   */
  async mutate(
    dataset: Dataset,
    steps: Steps,
    options: TransactionOptions & {
      dryRun?: boolean;
      assets?: readonly PreparedAsset[];
      requireAllowed?: (changes: readonly ChangedDocument[]) => void;
      isImport?: boolean;
      author?: string | undefined;
    } = {},
  ): Promise<Outcome> {
    const { dryRun, assets = [], requireAllowed, isImport = false, author, ...rest } = options;
    const apply = () =>
      applySteps(dataset, steps, this.context(dataset.name, "token"), {
        ...rest,
        // Consequences need no rights.
        consequences: (workspace) => {
          const changes = changedIn(dataset, workspace.changes);
          requireAllowed?.(changes);
          return isImport ? [] : this.#consequences(dataset, workspace, changes);
        },
      });
    const given = options.transactionId;
    const requireNew = () => {
      if (given === undefined || !dataset.hasTransaction(given)) return;
      throw httpError(409, `A transaction with ID "${given}" already exists`);
    };
    if (dryRun) {
      requireNew();
      return apply();
    }
    const arriving = assets.map(({ kind, document }) => getUncommittedName(kind, document._id));
    if (arriving.length > 0) await dataset.write(({ loosen }) => loosen(arriving));
    try {
      const { outcome, removed, documents, position } = await dataset.write(({ put, loosen }) => {
        requireNew();
        const outcome = apply();
        const documents = changedIn(dataset, outcome.changes);
        for (const { received, kind, document } of assets) {
          this.files.keep(received, dataset.name, kind, getFileName(document._id));
        }
        const removed = removedAssets(dataset, outcome.changes);
        loosen(removed.map(({ _id, _type }) => getUncommittedName(getKind(_type), _id)));
        const { transactionId, at } = outcome;
        if (outcome.changes.size > 0 || given !== undefined)
          put(outcome.changes, { transactionId, at, author }, given !== undefined);
        return { outcome, removed, documents, position: dataset.position };
      });
      if (documents.length > 0) {
        const { transactionId, at, mutations } = outcome;
        dataset.feed.publish({ transactionId, at, author, mutations, documents, position });
      }
      for (const asset of removed) {
        this.files.remove(dataset.name, asset);
        this.variants.remove(dataset.name, asset);
      }
      return outcome;
    } catch (error) {
      for (const { document } of assets) {
        if (!dataset.get(document._id)) this.files.remove(dataset.name, document);
      }
      throw error;
    }
  }

  #consequences(
    dataset: Dataset,
    workspace: Workspace,
    changes: readonly ChangedDocument[],
  ): JsonObject[] {
    const { types, of, mutations } = this.options.consequences[dataset.name] ?? {};
    const isOne = ({ before, after }: ChangedDocument) =>
      types?.includes((after ?? before)?._type ?? "");
    if (!mutations || !changes.some(isOne)) return [];
    return mutations(changes, workspace.published(of ?? ""), workspace.now);
  }

  async reset(dataset: Dataset): Promise<void> {
    const raw = dataset.view("raw");
    const assets = [...raw.documents("sanity.imageAsset"), ...raw.documents("sanity.fileAsset")];
    await dataset.reset(assets.map(({ _id, _type }) => getUncommittedName(getKind(_type), _id)));
    dataset.feed.reset(dataset.position);
    this.files.removeAll(dataset.name);
    this.variants.removeAll(dataset.name);
  }

  assetUrl(path: string): string {
    return `${this.options.publicUrl}/${path}`;
  }

  closeStreams(): void {
    for (const { feed } of this.datasets.values()) feed.closeStreams();
  }

  async close(): Promise<void> {
    this.closeStreams();
    await Promise.all([this.queries.close(), this.variants.close()]);
    for (const dataset of this.datasets.values()) await dataset.close();
    this.#lock.close();
  }
}

const getUncommittedName = (kind: AssetKind, id: string): string => `${kind}s/${getFileName(id)}`;

const changedIn = (dataset: Dataset, changes: Changes): ChangedDocument[] =>
  [...changes].map(([id, document]) => ({
    id,
    before: dataset.get(id),
    after: document ?? undefined,
  }));

function removedAssets(dataset: Dataset, changes: Changes) {
  return [...changes].flatMap(([id, document]) => {
    const previous = document ? undefined : dataset.get(id);
    return previous && isAsset(previous) ? [previous] : [];
  });
}
