import { createReader, type Fetch, type Reader, type ReaderOptions } from "./reader.ts";

export interface PrivateReaderOptions extends Omit<ReaderOptions, "send"> {
  /** Token of a private dataset. Neither it nor this module may reach a browser. */
  token?: string;
}

export function createPrivateReader({ token, ...options }: PrivateReaderOptions): Reader {
  if (token === undefined) return createReader(options);
  const send: Fetch = (url, init) =>
    fetch(url, { ...init, headers: { Authorization: `Bearer ${token}` } });
  return createReader({ ...options, send });
}
