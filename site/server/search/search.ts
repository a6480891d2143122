import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ContentError } from "@agency/content";
import type { PrivateReaderOptions } from "@agency/content/private-reader";
import {
  type ContentChanges,
  noteTags,
  noteUntil,
  SMALL_STEPS,
  Turns,
  times,
  Worker,
} from "@agency/server";
import { type SearchAnswer, type SearchParams, searchTypes } from "../../shared/search.ts";
import { isBroken } from "./store.ts";
import { createSync } from "./sync.ts";

export interface SearchOptions {
  /** Where the index is kept; it can be deleted at any time. */
  dataDir: string;
  /** Where the documents are. */
  place: Omit<PrivateReaderOptions, "onTags">;
  /** Of the content; unset where the service does not tell of them. */
  changes: ContentChanges | undefined;
  /** Hears what went wrong. */
  failed: (error: unknown) => void;
}

export interface Search {
  /** Reads what there is, so that the first search finds it, once the start is over. */
  start(): void;
  /**
   * Answers a search, and notes what it depends on for what is being made of it.
   *
   * @param client who asks, by the address; unset is this program itself, which comes first
   * @throws ContentError where the content service has not answered yet, or the index cannot be read;
   *   what `Turns` throws where too many wait
   */
  find(params: SearchParams, client?: string): Promise<SearchAnswer>;
  close(): Promise<void>;
}

/** Whether somebody was refused because too many wait. */
export const isTooMany = (error: unknown): boolean =>
  (error as { status?: unknown }).status === 429;

/** Documents of services that do not tell of their changes may turn up so much later than their moment says, in ms. */
const late = 120_000;

/** The search of the site, in an index of its own that follows the content service. */
export function createSearch({ dataDir, place, changes, failed }: SearchOptions): Search {
  const file = join(dataDir, "search.db");
  const sync = createSync({ file, place, margin: changes ? 2_000 : late }, changes, failed);
  const worker = new Worker({
    file: fileURLToPath(new URL("find-worker.ts", import.meta.url)),
    hardEnd: 10_000,
    options: () => ({
      workerType: "thread",
      workerThreadOpts: {
        execArgv: ["--conditions=@agency/source"],
        resourceLimits: SMALL_STEPS,
      },
    }),
  });

  const turns = new Turns({ running: 1, waitingEach: 20, waiting: 200, patience: 5_000 });
  let isClosed = false;
  const told = (error: unknown): void => {
    if (!isClosed) failed(error);
  };

  async function answer(params: SearchParams, client?: string): Promise<SearchAnswer> {
    await sync.open();
    const state = await sync.renew();
    const types = params.type ?? searchTypes;
    if (state === "empty" || !sync.knows(types))
      throw new ContentError("unavailable", "The search has no content to look in yet.");
    const version = sync.version();
    noteTags(sync.tags(types));
    if (state === "behind" || !changes) noteUntil(() => sync.version() !== version);
    return turns.run(client, () => worker.run<SearchAnswer>("find", [file, sync.age(), params]));
  }

  let begin: NodeJS.Timeout | undefined;

  return {
    start() {
      const read = () => sync.open().then(() => sync.renew());
      begin = setTimeout(() => void read().catch(told), times.searchBegun).unref();
    },
    async find(params, client) {
      try {
        return await answer(params, client);
      } catch (error) {
        if (error instanceof ContentError || isTooMany(error)) throw error;
        told(error);
        if (isBroken(error)) await sync.rebuild().catch(told);
        throw new ContentError("unavailable", "The search does not answer now.");
      }
    },
    async close() {
      isClosed = true;
      clearTimeout(begin);
      await Promise.all([sync.close(), worker.close()]);
    },
  };
}
