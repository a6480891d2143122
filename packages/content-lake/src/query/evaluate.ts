import { type AnyStaticValue, evaluateSync, toJS } from "groq-js";
import { isObject, type JsonObject } from "../document.ts";
import { HttpError, queryError } from "../errors.ts";
import type { View } from "../store/documents.ts";
import { bind } from "./bind-documents.ts";
import { QueryParser } from "./query-parser.ts";
import { type ContentSourceMap, Tracer } from "./source-map.ts";
import { TimeLimitError, withTimeLimit } from "./time-limit.ts";

/** In UTF-16 code units. */
const MAX_QUERY_LENGTH = 128 * 1024;
// In ms. Blocks the thread's other requests.
const MAX_TIME = 1000;
/** In UTF-16 code units, before escaping. */
const MAX_ANSWER_LENGTH = 16 * 1024 * 1024;

const parser = new QueryParser();

export interface QueryContext {
  projectId: string;
  dataset: string;
  identity: string;
}

/**
 * Evaluates a GROQ query within limits of time and cost.
 *
 * @throws HttpError 400: `queryParseError`, or `queryEvaluationError` if too long, costly, slow or
 *   unsupported
 */
export function evaluateQuery(
  view: View,
  query: string,
  params: JsonObject,
  context: QueryContext,
): unknown {
  return limited(query, (): unknown => toJS(run(view, query, params, context)));
}

/** Evaluates a query to JSON. Also rejects long results. */
export function answerQuery(
  view: View,
  query: string,
  params: JsonObject,
  context: QueryContext,
  hasTimeLimit = true,
): string {
  const work = () => {
    const { data } = run(view, query, params, context);
    checkLength(data);
    return JSON.stringify(data);
  };
  return limited(query, work, hasTimeLimit);
}

/** Repeats a query to map its answer to source documents. @throws as `evaluateQuery` */
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

function limited<Result>(query: string, work: () => Result, hasTimeLimit = true): Result {
  if (query.length > MAX_QUERY_LENGTH) {
    throw queryError(`The query is longer than ${MAX_QUERY_LENGTH} characters`);
  }
  try {
    return hasTimeLimit ? withTimeLimit(MAX_TIME, work) : work();
  } catch (error) {
    if (error instanceof HttpError || isSystemError(error)) throw error;
    throw queryError(getReason(error));
  }
}

/** Errors of the disk and SQLite, not the query's. */
const isSystemError = (error: unknown): boolean =>
  typeof (error as { code?: unknown }).code === "string";

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

/** A repeated part is serialised each time. */
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
