import { isObject, type JsonObject } from "../document.ts";
import { httpError } from "../errors.ts";
import type { Call } from "./call.ts";

/** Longest pause between two parts of a body, in ms. */
const SILENCE = 20_000;
/** Maximum nesting of JSON. Sanity allows 20 levels; recursion over a few thousand overflows the stack. */
const MAX_DEPTH = 100;

/** Throws HttpError 413 if the announced length is above the limit, in bytes. */
export function refuseLarge(request: Request, limit: number): void {
  if (Number(request.headers.get("content-length") ?? 0) > limit) throw tooLarge(limit);
}

/** 413; the connection is closed, since the rest of the body stays unread. */
export function tooLarge(limit: number): Error {
  return httpError(413, `The request body is larger than ${limit} bytes`, { Connection: "close" });
}

/**
 * Reads the JSON object in a request's body. Throws HttpError 415, 413 or 400, and 408 for a body
 * that stops arriving.
 */
export async function readJsonObject({ request, core }: Call): Promise<JsonObject> {
  const type = request.headers.get("content-type") ?? "";
  // Requiring it also keeps other sites' plain forms from posting here.
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    throw httpError(415, "The Content-Type must be application/json");
  }
  const { maxBodyBytes } = core.options;
  refuseLarge(request, maxBodyBytes);
  const text = await readText(request, maxBodyBytes);
  let value: unknown;
  try {
    value = parseJson(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw httpError(400, "The request body is not valid JSON");
  }
  if (!isObject(value)) throw httpError(400, "The request body must be a JSON object");
  return value;
}

/** Parses JSON. Throws SyntaxError for invalid JSON, HttpError 400 for JSON that nests too deeply. */
export function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  if (isDeeperThan(MAX_DEPTH, value))
    throw httpError(400, `The JSON nests deeper than ${MAX_DEPTH} levels`);
  return value;
}

function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  return levels === 0 || Object.values(value).some((child) => isDeeperThan(levels - 1, child));
}

async function readText(request: Request, limit: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of inTime(request.body)) {
      length += chunk.byteLength;
      if (length > limit) throw tooLarge(limit);
      chunks.push(chunk);
    }
    return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(chunks));
  } catch (error) {
    throw error instanceof TypeError
      ? httpError(400, "The request body is not valid UTF-8")
      : error;
  }
}

/**
 * Yields the parts of a body. Throws HttpError 400 if the sender is gone, and 408 if the next part
 * takes longer than `SILENCE`. The connection is closed with that answer.
 */
export async function* inTime(body: ReadableStream<Uint8Array> | null): AsyncGenerator<Uint8Array> {
  const reader = body?.getReader();
  if (!reader) return;
  try {
    for (;;) {
      const part = reader.read().catch(() => {
        throw httpError(400, "The request body broke off");
      });
      const { done, value } = await within(SILENCE, part);
      if (done) return;
      yield value;
    }
  } finally {
    reader.cancel().catch(() => {});
  }
}

async function within<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(httpError(408, "The request body did not come", { Connection: "close" })),
      ms,
    );
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Reads a `true`/`false` query parameter, `false` if absent. Throws HttpError 400. */
export function readFlag(search: URLSearchParams, name: string): boolean {
  const value = search.get(name);
  if (value === null || value === "false") return false;
  if (value === "true" || value === "") return true;
  throw httpError(400, `The parameter ${name} must be true or false, not "${value}"`);
}
