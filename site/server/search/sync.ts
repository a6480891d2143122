import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { type ContentChanges, SMALL_STEPS, times, Worker } from "@agency/server";
import type { SearchType } from "../../shared/search.ts";
import { type createSteps, type Delta, type DocumentType, documentTypes } from "./steps.ts";
import { isBroken } from "./store.ts";
import type { SyncOptions } from "./sync-worker.ts";

type Steps = ReturnType<typeof createSteps>;
type Tags = readonly string[] | undefined;

/** What is known of one type. */
interface Known {
  /** How often the content had changed before it was read. */
  count: number;
  /** Of what was read; undefined where the service tells none. */
  tags: Tags;
}

/** A sync under way. */
interface Running {
  /** Fulfilled when it turns out to be a large one. */
  large: PromiseWithResolvers<"behind">;
  /** Whether it came to its end. */
  done: Promise<boolean>;
}

export interface Sync {
  /** Resolves once there is a file to search in. Throws where none can be made; it is tried again then. */
  open(): Promise<void>;
  /**
   * Brings the index in step with what was written until now, and waits for that a while. What is
   * large, as an import, is not waited for, unless it is the first of its kind.
   *
   * @returns `renewed` where the index has it all; `behind` where that takes longer, or the service
   *   does not answer now; `empty` where it has not answered yet
   */
  renew(): Promise<"renewed" | "behind" | "empty">;
  /** Whether all there is of these types has been read once: what was not is no result of nothing. */
  knows(types: readonly SearchType[]): boolean;
  /** What answers about these types depend on; undefined where that is not known. */
  tags(types: readonly SearchType[]): Tags;
  /** Counts up with each other index. */
  version(): number;
  /** Deletes the file and makes it anew, unless that was done a moment ago. */
  rebuild(): Promise<void>;
  /** How often the file was made anew. */
  age(): number;
  close(): Promise<void>;
}

/**
 * Keeps the index in step with the content service, by a worker that writes it.
 *
 * @param changes of the content; unset where the service does not tell of them: it is then asked
 *   every `times.searchAsked`
 * @param failed hears why it could not be done; it is tried again with the next search
 */
export function createSync(
  options: SyncOptions,
  changes: ContentChanges | undefined,
  failed: (error: unknown) => void,
): Sync {
  const worker = new Worker({
    file: fileURLToPath(new URL("sync-worker.ts", import.meta.url)),
    hardEnd: 120_000,
    idle: 60_000,
    options: () => ({
      workerType: "thread",
      workerThreadOpts: {
        execArgv: ["--conditions=@agency/source"],
        resourceLimits: SMALL_STEPS,
      },
    }),
  });
  const step = <Result>(name: string, ...more: unknown[]) =>
    worker.run<Result>(name, [options, ...more]);

  const known = new Map<DocumentType, Known>();
  let arePagesRead = false;
  let nextDue: number | undefined;
  let askedAt = Number.NEGATIVE_INFINITY;
  let version = 0;
  let age = 0;
  let isClosed = false;
  let rebuiltAt = Number.NEGATIVE_INFINITY;
  let running: Running | undefined;

  const count = () => changes?.count() ?? 0;

  function isBehind(type: DocumentType): boolean {
    const one = known.get(type);
    return !one || (changes ? changes.last(one.tags) > one.count : isAskedAgain());
  }
  const isAskedAgain = () => performance.now() - askedAt >= times.searchAsked;
  const isDue = () => nextDue !== undefined && Date.now() >= nextDue;
  const isRenewed = () => arePagesRead && !isDue() && !documentTypes.some(isBehind);

  function noted({ changed }: { changed: boolean }): void {
    if (changed) version++;
  }

  async function readChanged(type: DocumentType): Promise<Delta & { tags: Tags }> {
    for (;;) {
      const delta = await step<Delta & { tags: Tags }>("delta", type);
      noted(delta);
      if (!delta.more || isClosed) return delta;
      running?.large.resolve("behind");
    }
  }

  /** Returns whether something is missing that would not be read again. */
  async function compare(type: DocumentType): Promise<boolean> {
    let after = "";
    let misses = false;
    for (;;) {
      const part = await step<Awaited<ReturnType<Steps["compare"]>>>("compare", type, after);
      noted(part);
      misses ||= part.misses;
      if (!part.more || isClosed) return misses;
      after = part.next;
    }
  }

  async function syncType(type: DocumentType): Promise<void> {
    const before = count();
    const { differs, tags } = await readChanged(type);
    // What was changed while the program was away may carry any moment.
    if ((differs || !known.has(type)) && (await compare(type))) {
      await step("restart", type);
      await readChanged(type);
    }
    known.set(type, { count: before, tags });
  }

  async function sync(): Promise<void> {
    askedAt = performance.now();
    if (!arePagesRead) noted(await step<{ changed: boolean }>("pages"));
    arePagesRead = true;
    for (const type of documentTypes)
      if (!isClosed && (isBehind(type) || !changes)) await syncType(type);
    for (let more = true; more && !isClosed; ) {
      const due = await step<ReturnType<Steps["due"]>>("due");
      noted(due);
      ({ more, nextDue } = due);
    }
  }

  async function rebuild(): Promise<void> {
    if (performance.now() - rebuiltAt < times.searchAsked) return;
    rebuiltAt = performance.now();
    age++;
    version++;
    known.clear();
    arePagesRead = false;
    await step("drop");
    await step("open");
  }

  function begin(): Running {
    const done = sync()
      .then(() => true)
      .catch(async (error: unknown) => {
        if (isClosed) return false;
        failed(error);
        if (isBroken(error)) await rebuild().catch(failed);
        return false;
      })
      .finally(() => (running = undefined));
    running = { large: Promise.withResolvers(), done };
    return running;
  }

  async function untilRenewed(): Promise<"renewed" | "behind" | "empty"> {
    do {
      const { done } = running ?? begin();
      if (!(await done)) return known.size > 0 ? "behind" : "empty";
      // What is written meanwhile is told by one that tells of its changes.
    } while (changes && !isClosed && !isRenewed());
    return "renewed";
  }

  let opened: Promise<void> | undefined;

  return {
    open() {
      opened ??= step<void>("open").catch((error: unknown) => {
        opened = undefined;
        throw error;
      });
      return opened;
    },
    async renew() {
      if (isRenewed()) return "renewed";
      const isFirst = known.size < documentTypes.length;
      const renewed = untilRenewed();
      // A service that does not tell of its changes is not waited for either, once there is something.
      if (!changes && !isFirst) return "behind";
      // What is not read yet is waited for longer, and even where it is much: without it a page would
      // say that there is nothing.
      return Promise.race([
        renewed,
        ...(running && !isFirst ? [running.large.promise] : []),
        sleep(isFirst ? times.searchFirst : times.searchRenewed, "behind" as const, { ref: false }),
      ]);
    },
    knows: (types) => documentTypes.every((type) => !types.includes(type) || known.has(type)),
    tags(types) {
      const all = documentTypes
        .filter((type) => types.includes(type))
        .map((type) => known.get(type)?.tags);
      return all.every((tags) => tags !== undefined) ? all.flat() : undefined;
    },
    version: () => version,
    rebuild,
    age: () => age,
    async close() {
      isClosed = true;
      await worker.close();
    },
  };
}
