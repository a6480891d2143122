import type { JsonObject } from "../document.ts";
import type { Perspective } from "../store/documents.ts";
import type { QueryContext } from "./evaluate.ts";

/** A query for a worker. */
export interface QueryJob {
  /** The dataset's file. */
  file: string;
  publicUrl: string;
  perspective: Perspective;
  query: string;
  params: JsonObject;
  context: QueryContext;
}

/** The result as JSON in UTF-8, or what an HttpError is made of. */
export type QueryOutcome =
  | { json: Uint8Array<ArrayBuffer> }
  | { refused: { status: number; body: object; message: string } };
