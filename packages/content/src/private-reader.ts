import { type ProblemHandler, parseResult } from "./parse.ts";
import { createReader, type Fetch, type Reader, type ReaderOptions } from "./reader.ts";

export interface PrivateReaderOptions extends Omit<ReaderOptions, "send" | "parse"> {
  /** Token of a private dataset. Neither it nor this module may reach a browser. */
  token?: string;
  /** Receives each part that does not fit its schema. @default ignored */
  onProblem?: ProblemHandler;
}

/** Creates a read client of servers, whose results fit their schemas (see `parseResult`). */
export function createPrivateReader({
  token,
  onProblem,
  ...options
}: PrivateReaderOptions): Reader {
  const parse = (query: string, result: unknown) => parseResult(query, result, onProblem);
  if (token === undefined) return createReader({ ...options, parse });
  const send: Fetch = (url, init) =>
    fetch(url, { ...init, headers: { Authorization: `Bearer ${token}` } });
  return createReader({ ...options, send, parse });
}
