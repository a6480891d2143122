import type { DatabaseSync } from "node:sqlite";
import { createPrivateReader, type PrivateReaderOptions } from "@agency/content/private-reader";
import { worker } from "workerpool";
import { createSteps, type DocumentType } from "./steps.ts";
import { openIndex, removeIndex } from "./store.ts";

/** What the worker works with. */
export interface SyncOptions {
  /** Of the index. */
  file: string;
  /** Where the documents are. */
  place: Omit<PrivateReaderOptions, "onTags" | "lastEvent">;
  /** How long after a moment documents may still turn up that carry it, in ms. */
  margin: number;
}

let opened:
  | { db: DatabaseSync; steps: ReturnType<typeof createSteps>; tagsSince: () => Tags }
  | undefined;

/** Of the answers of one step; undefined where one of them told none. */
type Tags = readonly string[] | undefined;

function open({ file, place, margin }: SyncOptions) {
  if (opened) return opened;
  let tags: string[] | undefined = [];
  const reader = createPrivateReader({
    ...place,
    onTags: (told) => {
      tags = tags && told?.length ? [...tags, ...told] : undefined;
    },
  });
  const db = openIndex(file, JSON.stringify([place.projectId, place.dataset]));
  opened = {
    db,
    steps: createSteps(db, reader, margin),
    tagsSince: () => {
      const told = tags && [...new Set(tags)];
      tags = [];
      return told;
    },
  };
  return opened;
}

worker({
  open: (options: SyncOptions) => void open(options),
  pages: (options: SyncOptions) => open(options).steps.pages(),
  due: (options: SyncOptions) => open(options).steps.due(),
  restart: (options: SyncOptions, type: DocumentType) => open(options).steps.restart(type),
  compare: (options: SyncOptions, type: DocumentType, after: string) =>
    open(options).steps.compare(type, after),
  async delta(options: SyncOptions, type: DocumentType) {
    const { steps, tagsSince } = open(options);
    tagsSince();
    return { ...(await steps.delta(type)), tags: tagsSince() };
  },
  /** Deletes the file: the next step makes it anew. */
  drop({ file }: SyncOptions) {
    opened?.db.close();
    opened = undefined;
    removeIndex(file);
  },
});
