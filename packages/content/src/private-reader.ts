import { createReader, type Reader, type ReaderOptions, type Send } from "./reader.ts";

export interface PrivateReaderOptions extends Omit<ReaderOptions, "send"> {
  /** Of a private dataset. It must never reach a browser; neither must this module. */
  token?: string;
}

/** The read client of the server: the browser's, with the token where the dataset is private. */
export function createPrivateReader({ token, ...options }: PrivateReaderOptions): Reader {
  if (token === undefined) return createReader(options);
  const send: Send = (url, init) =>
    fetch(url, { ...init, headers: { Authorization: `Bearer ${token}` } });
  return createReader({ ...options, send });
}
