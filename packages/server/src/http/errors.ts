import type { Context } from "hono";
import { accepts } from "hono/accepts";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { type ErrorAnswer, type ErrorCode, errorStatuses } from "../forms/contract.ts";
import type { FieldError } from "../forms/fieldError.ts";
import type { Language } from "../forms/language.ts";

declare module "hono" {
  interface ContextVariableMap {
    /** What the form said about the visitor's language. */
    language: Language;
    /** The code of the error that was answered. */
    code: ErrorCode;
    /** What went wrong, as it may be logged. */
    error: Record<string, unknown>;
  }
}

/** An answer that ends a request early; the app turns it into JSON. */
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

/** Returns the error for content that could not be read. */
export const unreadable = (cause?: unknown): ApiError =>
  new ApiError("content-unreadable", { cause, headers: { "Retry-After": "5" } });

/** The language a visitor reads: what the form said, otherwise what the browser prefers. */
export function languageOf(c: Context): Language {
  return (
    c.get("language") ??
    accepts(c, {
      header: "Accept-Language",
      supports: ["en", "ar"],
      default: "en",
      match: (wanted) =>
        wanted
          .filter(({ q }) => q > 0)
          .sort((a, b) => b.q - a.q)
          .map(({ type }) => type.slice(0, 2).toLowerCase())
          .find((type) => type === "en" || type === "ar") ?? "en",
    })
  );
}

/** What a code says to visitors. */
export type MessageOf = (code: ErrorCode, language: Language) => string;

/** Answers `{error: {code, message, fields?}}` with the code's status. */
export function sendError(
  c: Context,
  { code, fields, headers }: ApiError,
  messageOf: MessageOf,
): Response {
  const language = languageOf(c);
  const message = messageOf(code, language);
  const answer: ErrorAnswer = { error: { code, message, ...(fields && { fields }) } };
  return c.json(answer, errorStatuses[code] as ContentfulStatusCode, {
    "Cache-Control": "no-store",
    "Content-Language": language,
    ...headers,
  });
}

/**
 * What may be logged of an error: never its message, which can hold a mail address or what a
 * visitor typed.
 */
export function loggable(error: unknown): Record<string, unknown> {
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

/** What the log tells of an error beside its code; nothing where the sender alone is at fault. */
export const faultOf = ({ code, cause }: ApiError): Record<string, unknown> | undefined =>
  cause && code !== "json-invalid" ? loggable(cause) : undefined;
