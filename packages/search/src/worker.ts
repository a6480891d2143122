import { createPrivateReader, type PrivateReaderOptions } from "@agency/content/private-reader";
import { worker } from "workerpool";
import { openIndex, removeIndex } from "./database.ts";
import type { DocumentPaths, Entry } from "./index-entry.ts";
import { createIndexer, type Indexer, type IndexState } from "./indexer.ts";
import { createTokenizer, type Folding } from "./tokenizer.ts";

export interface IndexOptions {
  folding: Folding;
  paths: DocumentPaths;
  /** Pages that are not documents. */
  pages: readonly Entry[];
}

export type ContentConnection = Omit<PrivateReaderOptions, "onTags" | "lastEvent">;

/** Identifies content service and dataset. */
export const getSource = ({ projectId, dataset }: ContentConnection): string =>
  JSON.stringify([projectId, dataset]);

export interface IndexerThread {
  open(file: string, content: ContentConnection): IndexState;
  /** @param lastEvent responses must include it */
  run(name: keyof Indexer, args: unknown[], lastEvent: string | undefined): Promise<IndexerResult>;
  drop(file: string): void;
}

/** Tags are `undefined` if one is unknown. */
export interface IndexerResult {
  result: unknown;
  tags: readonly string[] | undefined;
}

/** Registers the indexer's methods in this worker thread. */
export function runIndexer({ folding, paths, pages }: IndexOptions): void {
  let opened: { indexer: Indexer; close: () => void } | undefined;
  let tags: string[] | undefined;
  let lastEvent: string | undefined;

  const thread: IndexerThread = {
    open(file, content) {
      opened?.close();
      opened = undefined;
      const db = openIndex(file, getSource(content));
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
