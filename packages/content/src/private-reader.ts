import { type ProblemHandler, parseResult } from "./parse.ts";
import { createReader, type Fetch, type Reader, type ReaderOptions } from "./reader.ts";

export interface PrivateReaderOptions extends Omit<ReaderOptions, "send"> {
  /** Token of a private dataset. Must not reach a browser, nor may this module. */
  token?: string;
  /** Receives each misfit. @default ignored */
  onProblem?: ProblemHandler;
}

/** Creates a read client for servers. Results fit their schemas (see `parseResult`). */
export function createPrivateReader({
  token,
  onProblem,
  ...options
}: PrivateReaderOptions): Reader {
  const send: Fetch = (url, init) =>
    fetch(url, { ...init, headers: { Authorization: `Bearer ${token}` } });
  const reader = createReader({ ...options, ...(token !== undefined && { send }) });
  return {
    fetch: async (query, params, fetchOptions) =>
      parseResult(query, await reader.fetch(query, params, fetchOptions), onProblem) as never,
  };
}
