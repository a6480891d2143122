import { createPrivateReader, type PrivateReaderOptions } from "@agency/content/private-reader";
import { worker } from "workerpool";
import { openIndex, removeIndex } from "./database.ts";
import type { DocumentPaths, Entry } from "./entry.ts";
import { createIndexer, type Indexer, type IndexState } from "./indexer.ts";
import { createTokenizer, type Folding } from "./tokenizer.ts";

/** Parts of a site in its index. */
export interface SiteIndexOptions {
  folding: Folding;
  paths: DocumentPaths;
  /** Pages of the site that are no documents. */
  pages: readonly Entry[];
}

/** Address of the published content, with a token if it is private. */
export type ContentAddress = Omit<PrivateReaderOptions, "onTags" | "lastEvent">;

/** Methods of the worker thread. */
export interface IndexerThread {
  /** Opens the index for writing, or creates it. */
  open(file: string, content: ContentAddress): IndexState;
  /** Runs one method of the indexer. `lastEvent` is the event that answers must not be older than. */
  run(name: keyof Indexer, args: unknown[], lastEvent: string | undefined): Promise<Ran>;
  /** Deletes the file of the index. */
  drop(file: string): void;
}

/** Result of a method, with the cache tags of its queries; none if one of them is unknown. */
export interface Ran {
  result: unknown;
  tags: readonly string[] | undefined;
}

/** Runs the indexer in this worker thread, for `search` in the serving thread. */
export function runIndexer({ folding, paths, pages }: SiteIndexOptions): void {
  let opened: { indexer: Indexer; close: () => void } | undefined;
  let tags: string[] | undefined;
  let lastEvent: string | undefined;

  const thread: IndexerThread = {
    open(file, content) {
      opened?.close();
      opened = undefined;
      const db = openIndex(file, JSON.stringify([content.projectId, content.dataset]));
      const reader = createPrivateReader({
        ...content,
        lastEvent: () => lastEvent,
        onTags: (found) => {
          tags = tags && found?.length ? [...tags, ...found] : undefined;
        },
      });
      const indexer = createIndexer({ db, reader, tokenizer: createTokenizer(folding), paths });
      opened = { indexer, close: () => db.close() };
      indexer.putPages(pages);
      return indexer.getState();
    },
    async run(name, args, event) {
      lastEvent = event;
      tags = [];
      const method = opened?.indexer[name] as ((...args: unknown[]) => unknown) | undefined;
      const result = await method?.(...args);
      return { result, tags: tags && [...new Set(tags)] };
    },
    drop(file) {
      opened?.close();
      opened = undefined;
      removeIndex(file);
    },
  };
  worker({ ...thread });
}
