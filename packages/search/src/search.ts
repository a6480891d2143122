import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { ContentError } from "@agency/content";
import { type SearchAnswer, type SearchParams, searchEndpoint, searchTypes } from "./contract.ts";
import { isCorrupt, openReadOnly } from "./database.ts";
import { createHandler, type HandlerDeps, isQueueFull } from "./http-handler.ts";
import {
  createIndexUpdater,
  type IndexUpdaterOptions,
  type SearchTimeouts,
} from "./index-updater.ts";
import { createSearchIndex, type SearchIndex } from "./search-index.ts";
import { createTokenizer, type Folding } from "./tokenizer.ts";

export interface SearchOptions extends Omit<IndexUpdaterOptions, "file" | "timeouts"> {
  /** Folder of `search.db`, which may be deleted. */
  dataDir: string;
  /** Must equal the worker's. */
  folding: Folding;
  /** Tags are `undefined` if unknown. */
  recordCacheTags(tags: readonly string[] | undefined): void;
  /** Records when the page becomes outdated. */
  recordStaleWhen(isOutdated: () => boolean): void;
  /**
   * Fair scheduler, since searches block the thread. An `undefined` client is the server. Rejects
   * with `status` 429 if the queue is full.
   */
  schedule<Result>(client: string | undefined, work: () => Promise<Result>): Promise<Result>;
  timeouts?: Partial<SearchTimeouts>;
}

const defaultTimeouts: SearchTimeouts = {
  start: 1_500,
  update: 1_000,
  build: 5_000,
  retry: 10_000,
  rebuild: 60_000,
  idle: 60_000,
};

export interface Search {
  paths: readonly string[];
  routes(deps: HandlerDeps): ReturnType<typeof createHandler>;
  start(): void;
  /**
   * @param client IP address. `undefined` is the server
   * @throws ContentError while the index is unavailable, and 429 of `schedule`
   */
  find(params: SearchParams, client?: string): Promise<SearchAnswer>;
  /**
   * Indexed share during the first build, from 0 to 1. `undefined` once complete, and after a
   * failure.
   */
  getProgress(): number | undefined;
  close(): Promise<void>;
}

/** Creates the search service, with its index `search.db` in `dataDir`. */
export function search(options: SearchOptions): Search {
  const { dataDir, folding, recordCacheTags, recordStaleWhen, schedule, onError } = options;
  const file = join(dataDir, "search.db");
  const timeouts = { ...defaultTimeouts, ...options.timeouts };
  const indexUpdater = createIndexUpdater({ ...options, file, timeouts });
  const tokenizer = createTokenizer(folding);
  let opened: (SearchIndex & { generation: number }) | undefined;

  function openIndex(): SearchIndex {
    const generation = indexUpdater.generation();
    if (opened?.generation === generation) return opened;
    opened?.close();
    opened = undefined;
    opened = { ...createSearchIndex(openReadOnly(file), tokenizer), generation };
    return opened;
  }

  async function answer(params: SearchParams, client?: string): Promise<SearchAnswer> {
    const isCurrent = await indexUpdater.waitUntilCurrent();
    const types = params.type ?? searchTypes;
    if (!indexUpdater.isComplete(types)) {
      recordStaleWhen(() => indexUpdater.isComplete(types));
      throw new ContentError("unavailable", "The search index is being built.");
    }
    const version = indexUpdater.version();
    recordCacheTags(indexUpdater.getTags(types));
    if (!isCurrent) recordStaleWhen(() => indexUpdater.version() !== version);
    return schedule(client, async () => {
      // Lets other requests run.
      await setImmediate();
      return openIndex().find(params);
    });
  }

  async function find(params: SearchParams, client?: string): Promise<SearchAnswer> {
    try {
      return await answer(params, client);
    } catch (error) {
      if (error instanceof ContentError || isQueueFull(error)) throw error;
      onError(error);
      if (isCorrupt(error, file)) await indexUpdater.rebuild().catch(onError);
      throw new ContentError("unavailable", "The search index cannot be read.");
    }
  }

  return {
    paths: [searchEndpoint],
    routes: (deps) => createHandler(find, deps),
    start: indexUpdater.start,
    find,
    getProgress: indexUpdater.getProgress,
    async close() {
      await indexUpdater.close();
      opened?.close();
      opened = undefined;
    },
  };
}
