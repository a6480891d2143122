import { isObject, type JsonObject } from "../document.ts";
import { httpError } from "../errors.ts";
import type { Call } from "./call.ts";

/** Maximum pause between chunks, in ms. */
const BODY_TIMEOUT = 20_000;
/** Sanity allows 20. Recursion over a few thousand overflows the stack. */
const MAX_DEPTH = 100;

/** Rejects a request by `Content-Length`, if given. @throws HttpError 413 above `limit` bytes */
export function requireMaxLength(request: Request, limit: number): void {
  if (Number(request.headers.get("content-length") ?? 0) > limit) throw createTooLargeError(limit);
}

/** Closes the connection, because the body stays unread. */
export function createTooLargeError(limit: number): Error {
  return httpError(413, `The request body is larger than ${limit} bytes`, { Connection: "close" });
}

/**
 * Reads the request body as a JSON object.
 *
 * @throws HttpError 415 for other media types, 413 if too large, 400 if invalid, 408 if it stalls
 */
export async function readJsonObject({ request, core }: Call): Promise<JsonObject> {
  const type = request.headers.get("content-type") ?? "";
  // Also prevents cross-site form posts.
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    throw httpError(415, "The Content-Type must be application/json");
  }
  const { maxBodyBytes } = core.options;
  requireMaxLength(request, maxBodyBytes);
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

/** Parses JSON of limited depth. @throws SyntaxError, or HttpError 400 if too deep */
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
    for await (const chunk of readWithTimeout(request.body)) {
      length += chunk.byteLength;
      if (length > limit) throw createTooLargeError(limit);
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
 * Yields the chunks of a request body.
 *
 * @throws HttpError 400 for a disconnect, 408 after a pause of `BODY_TIMEOUT`
 */
export async function* readWithTimeout(
  body: ReadableStream<Uint8Array> | null,
): AsyncGenerator<Uint8Array> {
  const reader = body?.getReader();
  if (!reader) return;
  try {
    for (;;) {
      const part = reader.read().catch(() => {
        throw httpError(400, "The request body broke off");
      });
      const { done, value } = await within(BODY_TIMEOUT, part);
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

/**
 * Parses a boolean parameter: absent is false, empty is true.
 *
 * @throws HttpError 400 for other values
 */
export function readFlag(search: URLSearchParams, name: string): boolean {
  const value = search.get(name);
  if (value === null || value === "false") return false;
  if (value === "true" || value === "") return true;
  throw httpError(400, `The parameter ${name} must be true or false, not "${value}"`);
}

const MAX_IDS = 100;

/** Parses ids of a path. @throws HttpError 400 for more than a hundred */
export function parseIds(list: string): string[] {
  const ids = [...new Set(list.split(",").filter(Boolean))];
  if (ids.length > MAX_IDS) throw httpError(400, `Ask for ${MAX_IDS} documents at most`);
  return ids;
}
