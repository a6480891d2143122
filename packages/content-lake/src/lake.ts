import { Core } from "./core.ts";
import type { Caller } from "./http/call.ts";
import { handle } from "./http/handle.ts";
import type { ChangeFeed } from "./live/feed.ts";
import { type ExportResult, exportNdjson } from "./ndjson/export.ts";
import { type ImportOptions, type ImportResult, importNdjson } from "./ndjson/import.ts";
import { type LakeOptions, resolveOptions } from "./options.ts";

/** An open content service. */
export interface Lake {
  /**
   * Answers one request to the HTTP API; never rejects. The path may begin with an API version. A
   * prefix the service is mounted under must be taken off before. Each client gets its share of the
   * service, and 429 beyond that.
   */
  fetch(request: Request, caller?: Caller): Promise<Response>;
  /** The token that may read and write everything. */
  readonly token: string;
  /** True if the dataset holds no document and no asset. Throws for an unknown dataset. */
  isEmpty(dataset: string): boolean;
  /**
   * What changes in the dataset, for whoever keeps what was made of answers: those have the tags
   * (`syncTags`) of what they depend on. Throws for an unknown dataset.
   */
  changes(dataset: string): ChangeFeed;
  /**
   * Takes in an NDJSON file, or a folder with `data.ndjson`, all or nothing. Asset files are named
   * as `@sanity/import` does: `{_sanityAsset: "image@file://./images/x.png"}`. Without `replace` a
   * document that exists already is an error.
   */
  importNdjson(dataset: string, file: string, options?: ImportOptions): Promise<ImportResult>;
  /** Writes `data.ndjson`, `assets.json`, `images/` and `files/`, which `importNdjson` takes. */
  exportNdjson(dataset: string, folder: string): Promise<ExportResult>;
  /** Deletes all documents and assets of a dataset. */
  reset(dataset: string): Promise<void>;
  /** Ends the lines of whoever waits for changes; they connect again. For a server that is to stop. */
  hangUp(): void;
  /** Closes the data folder; later requests are answered with 500 at best. */
  close(): Promise<void>;
}

/**
 * Opens the content service on a data folder.
 *
 * @throws Error with a plain sentence if an option cannot work; LakeInUseError if another process
 * has the folder open.
 */
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
    hangUp: () => core.hangUp(),
    close: () => core.close(),
  };
}
