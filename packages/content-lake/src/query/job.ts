import type { JsonObject } from "../document.ts";
import type { Perspective } from "../store/perspective.ts";
import type { QueryContext } from "./evaluate.ts";
import type { ContentSourceMap } from "./source-map.ts";

/** A query for a worker. */
export interface QueryJob {
  /** The dataset's file. */
  file: string;
  /** What the addresses of assets begin with. */
  publicUrl: string;
  perspective: Perspective;
  query: string;
  params: JsonObject;
  context: QueryContext;
  /** Whether the clock ends it: that costs more than most queries do, and the site's own need it not. */
  isWatched: boolean;
  /** Whether it is to be told where the texts of the answer come from. */
  withSourceMap: boolean;
}

/** The result as JSON in UTF-8. */
export interface QueryAnswer {
  json: Uint8Array<ArrayBuffer>;
  /** Of what it depends on: a change with one of them may change it. */
  tags: string[];
  sourceMap?: ContentSourceMap;
}

/** An answer, or what an HttpError is made of. */
export type QueryOutcome =
  | QueryAnswer
  | { refused: { status: number; body: object; message: string } };
