import { type AnyStaticValue, evaluateSync, toJS } from "groq-js";
import { isObject, type JsonObject } from "../document.ts";
import { HttpError, queryError } from "../errors.ts";
import type { View } from "../store/documents.ts";
import { bind } from "./bind.ts";
import { QueryParser } from "./parse.ts";
import { type ContentSourceMap, Tracer } from "./source-map.ts";
import { TimeLimitError, withTimeLimit } from "./time-limit.ts";

/** Longest query taken, in UTF-16 code units. */
const MAX_QUERY_LENGTH = 128 * 1024;
// Milliseconds of work, in which every other request waits.
const MAX_TIME = 1000;
/** Longest answer given, in UTF-16 code units before escaping. */
const MAX_ANSWER_LENGTH = 16 * 1024 * 1024;

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
  return limited(query, (): unknown => toJS(run(view, query, params, context)));
}

/**
 * The same as JSON text; a result that would be too long is refused as well.
 *
 * @param isWatched whether the clock ends it
 */
export function answerQuery(
  view: View,
  query: string,
  params: JsonObject,
  context: QueryContext,
  isWatched = true,
): string {
  const work = () => {
    const { data } = run(view, query, params, context);
    checkLength(data);
    return JSON.stringify(data);
  };
  return limited(query, work, isWatched);
}

/** Where the texts of an answer come from. Throws HttpError 400 as `evaluateQuery` does. */
export function traceQuery(
  view: View,
  query: string,
  params: JsonObject,
  context: QueryContext,
  answer: unknown,
): ContentSourceMap {
  return limited(query, () => {
    const tracer = new Tracer();
    return tracer.map(answer, toJS(run(view, query, params, context, tracer)));
  });
}

function run(
  view: View,
  query: string,
  params: JsonObject,
  context: QueryContext,
  tracer?: Tracer,
): AnyStaticValue {
  return evaluateSync(bind(parser.parse(query, params), params, view, tracer), {
    params,
    identity: context.identity,
    sanity: { projectId: context.projectId, dataset: context.dataset },
    dereference: ({ _ref }: { _ref: string }) => {
      const found = view.get(_ref);
      return tracer ? tracer.mark(found) : found;
    },
  });
}

function limited<Result>(query: string, work: () => Result, isWatched = true): Result {
  if (query.length > MAX_QUERY_LENGTH) {
    throw queryError(`The query is longer than ${MAX_QUERY_LENGTH} characters`);
  }
  try {
    return isWatched ? withTimeLimit(MAX_TIME, work) : work();
  } catch (error) {
    throw error instanceof HttpError ? error : queryError(getReason(error));
  }
}

function getReason(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof TimeLimitError) {
    return `The query is too costly: it works longer than ${MAX_TIME} milliseconds`;
  }
  if (!(error instanceof RangeError)) return message;
  return /call stack/.test(message)
    ? "The query is nested too deeply"
    : "The query is too costly: it makes texts or lists that are too long";
}

/** A result can hold the same part many times over, and each of them is written out. */
function checkLength(result: unknown): void {
  let left = MAX_ANSWER_LENGTH;
  const walk = (value: unknown) => {
    left -= typeof value === "string" ? value.length + 3 : 3;
    if (left < 0) {
      throw queryError(
        `The query is too costly: its result is longer than ${MAX_ANSWER_LENGTH} characters`,
      );
    }
    if (Array.isArray(value)) for (const item of value) walk(item);
    else if (isObject(value)) {
      for (const name in value) {
        left -= name.length + 3;
        walk(value[name]);
      }
    }
  };
  walk(result);
}
