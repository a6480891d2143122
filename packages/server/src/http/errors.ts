import { findLanguage } from "@agency/content/language";
import { isContentError } from "@agency/content/reader";
import type { Context } from "hono";
import { accepts } from "hono/accepts";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { type ErrorAnswer, type ErrorCode, errorStatuses } from "../forms/contract.ts";
import type { FieldError } from "../forms/fieldError.ts";

declare module "hono" {
  interface ContextVariableMap {
    /** Not validated. */
    language: string;
    code: ErrorCode;
    error: Record<string, unknown>;
  }
}

/** Ends a request. The app sends it as JSON. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldError[] | undefined;
  readonly headers: Record<string, string>;

  constructor(
    code: ErrorCode,
    options: { fields?: FieldError[]; headers?: Record<string, string>; cause?: unknown } = {},
  ) {
    super(code, { cause: options.cause });
    this.code = code;
    this.fields = options.fields;
    this.headers = options.headers ?? {};
  }
}

export const createUnreadableError = (cause?: unknown): ApiError =>
  new ApiError("content-unreadable", { cause, headers: { "Retry-After": "5" } });

/** Whether content could not be read, as opposed to shown. */
export const isOutage = (error: unknown): boolean =>
  error instanceof ApiError || (isContentError(error) && error.code !== "invalid");

/**
 * Returns the language of an API answer: the form's, otherwise the best of `Accept-Language`. The
 * browser detects that of pages.
 * @param languages default first
 */
export function getLanguage<Language extends string>(
  c: Context,
  languages: readonly [Language, ...Language[]],
): Language {
  const [fallback] = languages;
  return (
    findLanguage(c.get("language"), languages) ??
    (accepts(c, {
      header: "Accept-Language",
      supports: [...languages],
      default: fallback,
      match: (wanted) =>
        wanted
          .filter(({ q }) => q > 0)
          .sort((a, b) => b.q - a.q)
          .map(({ type }) => findLanguage(type, languages))
          .find((language) => language !== undefined) ?? fallback,
    }) as Language)
  );
}

/** Sends `{error: {code, message, fields?}}`. `lang`: the message's language. */
export function sendError(
  c: Context,
  { code, fields, headers }: ApiError,
  { text: message, lang }: { text: string; lang: string },
): Response {
  const answer: ErrorAnswer = { error: { code, message, ...(fields && { fields }) } };
  return c.json(answer, errorStatuses[code] as ContentfulStatusCode, {
    "Cache-Control": "no-store",
    "Content-Language": lang,
    ...headers,
  });
}

/** Extracts an error's loggable fields. Messages may contain input. */
export function toLogFields(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: typeof error };
  const { code, originalCode, responseCode, statusCode, command } = error as unknown as Record<
    string,
    unknown
  >;
  const frames = error.stack?.split("\n").filter((line) => /^\s+at /.test(line));
  return {
    name: error.name,
    ...(typeof code === "string" && { code }),
    ...(typeof originalCode === "string" && { originalCode }),
    ...(typeof responseCode === "number" && { responseCode }),
    ...(typeof statusCode === "number" && { statusCode }),
    ...(typeof command === "string" && { command: command.split(":")[0] }),
    frames: frames?.slice(0, 8).map((line) => line.trim()),
  };
}

/** Returns the cause for the log. `undefined` if only the client is at fault. */
export const getLogCause = ({ code, cause }: ApiError): Record<string, unknown> | undefined =>
  cause && code !== "json-invalid" ? toLogFields(cause) : undefined;
