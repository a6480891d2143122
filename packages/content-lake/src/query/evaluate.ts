import { evaluateSync, toJS } from "groq-js";
import type { JsonObject } from "../document.ts";
import { HttpError, queryError } from "../http/errors.ts";
import type { View } from "../store/dataset.ts";
import { bind } from "./bind.ts";
import { estimateWork } from "./cost.ts";
import { QueryParser } from "./parse.ts";
import { TimeLimitError, withTimeLimit } from "./time-limit.ts";

/** Longest query taken, in UTF-16 code units. */
const MAX_QUERY_LENGTH = 100_000;
const MAX_WORK = 1_000_000;
// Milliseconds of work, in which every other request waits. The estimate cannot see what a `match` costs.
const MAX_TIME = 1000;

const parser = new QueryParser();

/** Whose data a query runs on. */
export interface QueryContext {
  projectId: string;
  dataset: string;
  /** What `identity()` returns. */
  identity: string;
}

/**
 * Evaluates a GROQ query. Throws HttpError 400: `queryParseError` for one that cannot be parsed,
 * `queryEvaluationError` for one that is too long, too costly, works longer than a second or uses
 * what groq-js has not got.
 */
export function evaluateQuery(
  view: View,
  query: string,
  params: JsonObject,
  context: QueryContext,
): unknown {
  if (query.length > MAX_QUERY_LENGTH) {
    throw queryError(`The query is longer than ${MAX_QUERY_LENGTH} characters`);
  }
  try {
    return withTimeLimit(MAX_TIME, () => run(view, query, params, context));
  } catch (error) {
    if (!(error instanceof TimeLimitError)) throw error;
    throw queryError(`The query is too costly: it works longer than ${MAX_TIME} milliseconds`);
  }
}

function run(view: View, query: string, params: JsonObject, context: QueryContext): unknown {
  const parsed = parser.parse(query, params);
  try {
    const { tree, everything } = bind(parsed, params, view);
    const dataset = everything ? view.documents() : [];
    if (estimateWork(tree, dataset.length) > MAX_WORK) {
      throw queryError(
        "The query is too costly: it scans the dataset within a scan of the dataset",
      );
    }
    const value = evaluateSync(tree, {
      dataset,
      params,
      identity: context.identity,
      sanity: { projectId: context.projectId, dataset: context.dataset },
      dereference: ({ _ref }: { _ref: string }) => view.get(_ref),
    });
    return toJS(value);
  } catch (error) {
    if (error instanceof HttpError) throw error;
    if (error instanceof RangeError) throw queryError("The query is nested too deeply");
    throw queryError(error instanceof Error ? error.message : String(error));
  }
}
