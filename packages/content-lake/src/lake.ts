import { Core } from "./core.ts";
import type { Caller } from "./http/call.ts";
import { handle } from "./http/handle-request.ts";
import type { ChangeFeed } from "./live/change-feed.ts";
import { type ExportResult, exportNdjson } from "./ndjson/export.ts";
import { type ImportOptions, type ImportResult, importNdjson } from "./ndjson/import.ts";
import { type LakeOptions, resolveOptions } from "./options.ts";

export interface Lake {
  /**
   * Handles a request, with or without an API version, without the mount prefix. Never rejects.
   * Answers 429 above a client's share.
   */
  fetch(request: Request, caller?: Caller): Promise<Response>;
  /** Has all rights. */
  readonly token: string;
  /** @throws Error for an unknown dataset */
  isEmpty(dataset: string): boolean;
  /**
   * Changes for cache invalidation by the `syncTags` of responses.
   *
   * @throws Error for an unknown dataset
   */
  changes(dataset: string): ChangeFeed;
  /**
   * Imports an NDJSON file, or a folder with `data.ndjson`, in one transaction. Files are named as
   * in `@sanity/import`: `{_sanityAsset: "image@file://./images/x.png"}`.
   */
  importNdjson(dataset: string, file: string, options?: ImportOptions): Promise<ImportResult>;
  /** Writes a folder that `importNdjson` reads. */
  exportNdjson(dataset: string, folder: string): Promise<ExportResult>;
  reset(dataset: string): Promise<void>;
  /** Closes event streams before a shutdown. Clients reconnect. */
  closeStreams(): void;
  close(): Promise<void>;
}

/** @throws Error for an invalid option, LakeInUseError if another process uses the folder */
export async function openLake(options: LakeOptions): Promise<Lake> {
  const core = new Core(resolveOptions(options));
  return {
    fetch: (request, caller = {}) => handle(core, request, caller),
    token: core.options.token,
    isEmpty: (dataset) => core.dataset(dataset).isEmpty,
    changes: (dataset) => core.dataset(dataset).feed,
    importNdjson: async (dataset, file, options) =>
      importNdjson(core, core.dataset(dataset), file, options),
    exportNdjson: async (dataset, folder) => exportNdjson(core, core.dataset(dataset), folder),
    reset: async (dataset) => core.reset(core.dataset(dataset)),
    closeStreams: () => core.closeStreams(),
    close: () => core.close(),
  };
}
