import { setTimeout as sleep } from "node:timers/promises";
import { createProgress } from "./build-progress.ts";
import { hasNotes, isCorrupt, storePosition } from "./database.ts";
import { type DocumentType, documentTypes } from "./index-entry.ts";
import {
  type ChangedDocument,
  getCompleteNote,
  type Indexer,
  type IndexerStep,
} from "./indexer.ts";
import { type ContentConnection, getSource, type IndexerResult } from "./worker.ts";
import { createWorkerThread } from "./worker-thread.ts";

export interface ContentEvent {
  /** Unset if any document may have changed. */
  documents?: readonly { id: string; type: string }[] | undefined;
  /** Position in the event log, if any. */
  position?: string | undefined;
}

/** Numbered since the process started. */
export interface ContentEvents {
  count(): number;
  /** Last event with one of these cache tags, or any. */
  last(tags: readonly string[] | undefined): number;
  /** Last event, if a CDN must not return older responses. */
  id?(): string | undefined;
  /** Comparable across restarts. */
  position(): string | undefined;
  /** Returns the unsubscribe function. */
  subscribe(listener: (event: ContentEvent) => void): () => void;
}

/** In ms. */
export interface SearchTimeouts {
  /** Gives the first pages priority. */
  start: number;
  /** Maximum wait for pending updates. */
  update: number;
  /** Maximum wait until a type is first indexed. */
  build: number;
  retry: number;
  /** Minimum interval between rebuilds. */
  rebuild: number;
  idle: number;
}

export interface IndexUpdaterOptions {
  file: string;
  content: ContentConnection;
  events: ContentEvents;
  /** Calls `runIndexer`. */
  indexer: URL;
  timeouts: SearchTimeouts;
  onError: (error: unknown) => void;
}

export interface IndexUpdater {
  start(): void;
  /** Waits until the index includes all events. False after a timeout, or if much is missing. */
  waitUntilCurrent(): Promise<boolean>;
  isComplete(types: readonly string[]): boolean;
  getTags(types: readonly string[]): readonly string[] | undefined;
  version(): number;
  generation(): number;
  getProgress(): number | undefined;
  /** At most once within `timeouts.rebuild`. */
  rebuild(): Promise<void>;
  close(): Promise<void>;
}

/** Searches wait for fewer missing documents only. */
const maxMissingToAwait = 300;

const isDocumentType = (type: string): type is DocumentType =>
  documentTypes.includes(type as DocumentType);

/** Creates the updater, which applies content events in a worker thread. */
export function createIndexUpdater(options: IndexUpdaterOptions): IndexUpdater {
  const { file, content, events, indexer, timeouts, onError } = options;
  const complete = new Set<string>();
  const known = new Map<DocumentType, { count: number; tags: IndexerResult["tags"] }>();
  const progress = createProgress();
  const thread = createWorkerThread(indexer);
  let isFirstBuild = false;
  let queue: ChangedDocument[] = [];
  /** Not yet stored. */
  let position: string | undefined;
  /** Events may have been missed. */
  let isStale = true;
  let isOpen = false;
  let isClosed = false;
  let nextDue = Number.POSITIVE_INFINITY;
  let version = 0;
  let generation = 0;
  let rebuiltAt = Number.NEGATIVE_INFINITY;
  let failedAt = Number.NEGATIVE_INFINITY;
  let running: { done: Promise<void>; isSlow: PromiseWithResolvers<void> } | undefined;
  let unsubscribe: (() => void) | undefined;
  let next: NodeJS.Timeout | undefined;

  const hasWork = () => isStale || queue.length > 0 || Date.now() >= nextDue;

  async function run<Name extends keyof Indexer>(name: Name, ...args: Parameters<Indexer[Name]>) {
    if (isClosed) throw new Error("The search is closed");
    const { result, tags } = await thread.call("run", name, args, events.id?.());
    if ((result as Partial<IndexerStep> | undefined)?.changed) version++;
    return { result: result as Awaited<ReturnType<Indexer[Name]>>, tags };
  }

  /** The first call checks for missed events. */
  async function open(): Promise<void> {
    if (thread.isRunning()) return;
    const state = await thread.call("open", file, content);
    if (isOpen) return;
    for (const type of state.complete) complete.add(type);
    isOpen = true;
    version++;
    const isCurrent = state.position !== undefined && state.position === events.position();
    for (const type of documentTypes) {
      const { result, tags } = await run("count", type);
      known.set(type, { count: -1, tags });
      progress.begin(type, result.total);
      if (result.total - result.held > maxMissingToAwait) running?.isSlow.resolve();
    }
    if (isCurrent && complete.size === documentTypes.length) isStale = false;
  }

  async function repeat(
    type: DocumentType,
    step: (after: string) => Promise<{ result: IndexerStep }>,
  ): Promise<void> {
    for (let after: string | undefined = ""; after !== undefined; ) {
      const { result } = await step(after);
      progress.advance(type, result.compared ?? 0);
      after = result.next;
      if (after === undefined) return;
      running?.isSlow.resolve();
      if (queue.length > 0) await update();
    }
  }

  async function update(after?: string): Promise<void> {
    const documents = queue;
    queue = [];
    await run("update", documents, after);
  }

  /** Compares all documents if there is an event log, else recent updates. */
  async function catchUp(): Promise<void> {
    const reached = events.position();
    isStale = false;
    position = undefined;
    for (const type of documentTypes) {
      const count = events.count();
      const { count: seen = -1, tags } = known.get(type) ?? {};
      if (reached === undefined && seen >= 0 && events.last(tags) <= seen) continue;
      const compare = () => repeat(type, (after) => run("compare", type, after));
      if (reached === undefined) await repeat(type, () => run("readChanges", type));
      else await compare();
      const { result, tags: newTags } = await run("count", type);
      if (reached === undefined && result.held !== result.total) await compare();
      known.set(type, { count, tags: newTags });
      if (!complete.has(type)) await run("setComplete", type);
      complete.add(type);
      version++;
    }
    isFirstBuild = false;
    if (reached !== undefined) await run("setPosition", reached);
  }

  async function work(): Promise<void> {
    await open();
    do {
      const reached = position;
      if (isStale) await catchUp();
      else if (queue.length > 0) await update(reached);
      if (position === reached) position = undefined;
      for (let isDone = false; !isDone; ) {
        const { result } = await run("applyDue");
        isDone = !result.changed;
        nextDue = result.nextDue ?? Number.POSITIVE_INFINITY;
      }
    } while (hasWork());
    const last = position;
    position = undefined;
    if (last !== undefined) await run("setPosition", last);
    thread.endWhenIdle(timeouts.idle);
  }

  async function recover(error: unknown): Promise<void> {
    isStale = true;
    await thread.end();
    if (isClosed) return;
    failedAt = performance.now();
    progress.fail();
    onError(error);
    if (isCorrupt(error, file)) await rebuild().catch(onError);
    next = setTimeout(begin, timeouts.retry).unref();
  }

  function begin(): void {
    if (running || isClosed) return;
    const isSlow = Promise.withResolvers<void>();
    const done = work()
      .catch(recover)
      .finally(() => (running = undefined));
    running = { done, isSlow };
  }

  async function rebuild(): Promise<void> {
    if (performance.now() - rebuiltAt < timeouts.rebuild) return;
    rebuiltAt = performance.now();
    generation++;
    version++;
    isOpen = false;
    isStale = true;
    complete.clear();
    await thread.call("drop", file);
    await thread.end();
  }

  function subscribe(): void {
    unsubscribe ??= events.subscribe((event) => {
      position = event.position;
      if (!event.documents) isStale = true;
      // Ids of drafts and versions contain a dot.
      for (const { id, type } of event.documents ?? [])
        if (isDocumentType(type) && !id.includes(".")) queue.push({ id, type });
      if (isOpen && hasWork()) begin();
    });
  }

  const isCurrent = () => isOpen && !running && !hasWork();

  return {
    start() {
      subscribe();
      isFirstBuild = !hasNotes(file, getSource(content), documentTypes.map(getCompleteNote));
      next = setTimeout(begin, timeouts.start).unref();
    },
    async waitUntilCurrent() {
      subscribe();
      if (isCurrent()) return true;
      if (performance.now() - failedAt >= timeouts.retry) begin();
      if (!running) return false;
      const timeout = complete.size < documentTypes.length ? timeouts.build : timeouts.update;
      const { done, isSlow } = running;
      await Promise.race([done, isSlow.promise, sleep(timeout, undefined, { ref: false })]);
      return isCurrent();
    },
    isComplete: (types) =>
      isOpen && types.every((type) => !isDocumentType(type) || complete.has(type)),
    getTags(types) {
      const all = types.filter(isDocumentType).map((type) => known.get(type)?.tags);
      return all.every((tags) => tags !== undefined) ? all.flat() : undefined;
    },
    version: () => version,
    generation: () => generation,
    getProgress: () => (isFirstBuild ? progress.get() : undefined),
    rebuild,
    async close() {
      clearTimeout(next);
      unsubscribe?.();
      const wasCurrent = isCurrent();
      isClosed = true;
      await thread.end();
      // Other events change only the position.
      if (position !== undefined && wasCurrent) storePosition(file, position);
    },
  };
}
