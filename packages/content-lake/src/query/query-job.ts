import type { JsonObject } from "../document.ts";
import type { Perspective } from "../store/perspective.ts";
import type { QueryContext } from "./evaluate.ts";
import type { ContentSourceMap } from "./source-map.ts";

export interface QueryJob {
  file: string;
  publicUrl: string;
  perspective: Perspective;
  query: string;
  params: JsonObject;
  context: QueryContext;
  /** The limit costs more than most queries. */
  hasTimeLimit: boolean;
  withSourceMap: boolean;
}

/** `json` is UTF-8. */
export interface QueryAnswer {
  json: Uint8Array<ArrayBuffer>;
  tags: string[];
  sourceMap?: ContentSourceMap;
}

export type QueryOutcome =
  | QueryAnswer
  | { refused: { status: number; body: object; message: string } };
