import { isObject, type JsonObject } from "../document.ts";
import { httpError } from "../errors.ts";
import type { Call } from "./route.ts";

/** Largest JSON body without the token, in bytes: room for the longest query in any script. */
const STRANGERS_BODY = 512 * 1024;
/** In ms: the whole of a body without the token, and the longest silence within any. */
const STRANGERS_TIME = 15_000;
const SILENCE = 20_000;

/** Throws HttpError 413 if the announced length is above the limit, in bytes. */
export function refuseLarge(request: Request, limit: number): void {
  if (Number(request.headers.get("content-length") ?? 0) > limit) throw tooLarge(limit);
}

/** 413; the connection is closed, since the rest of the body stays unread. */
export function tooLarge(limit: number): Error {
  return httpError(413, `The request body is larger than ${limit} bytes`, { Connection: "close" });
}

/**
 * Reads a JSON object. Throws HttpError 415, 413 or 400, 408 for one that does not come, and 429 to a
 * stranger whose other bodies and answers are too many.
 */
export async function readJsonObject(call: Call, authorized: boolean): Promise<JsonObject> {
  const { request, core } = call;
  const type = request.headers.get("content-type") ?? "";
  // Requiring it also keeps other sites' plain forms from posting here.
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    throw httpError(415, "The Content-Type must be application/json");
  }
  const { maxBodyBytes } = core.options;
  const limit = authorized ? maxBodyBytes : Math.min(maxBodyBytes, STRANGERS_BODY);
  refuseLarge(request, limit);
  const text = await readText(call, limit, authorized);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw httpError(400, "The request body is not valid JSON");
  }
  if (!isObject(value)) throw httpError(400, "The request body must be a JSON object");
  return value;
}

async function readText(call: Call, limit: number, authorized: boolean): Promise<string> {
  const { core, client, request } = call;
  const asks = authorized ? undefined : client;
  const chunks: Uint8Array[] = [];
  const held: (() => void)[] = [];
  let length = 0;
  try {
    for await (const chunk of inTime(request.body, authorized ? Infinity : STRANGERS_TIME)) {
      length += chunk.byteLength;
      if (length > limit) throw tooLarge(limit);
      core.room.enter(asks);
      held.push(core.room.hold(asks, chunk.byteLength));
      chunks.push(chunk);
    }
    return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(chunks));
  } catch (error) {
    throw error instanceof TypeError
      ? httpError(400, "The request body is not valid UTF-8")
      : error;
  } finally {
    for (const free of held) free();
  }
}

/**
 * A body's parts. Throws HttpError 400 when its sender is gone, 408 when they take longer than `time` ms in all, or one of them
 * longer than `SILENCE`; the connection is closed with the answer.
 */
export async function* inTime(
  body: ReadableStream<Uint8Array> | null,
  time: number,
): AsyncGenerator<Uint8Array> {
  const reader = body?.getReader();
  if (!reader) return;
  const end = performance.now() + time;
  try {
    for (;;) {
      const part = reader.read().catch(() => {
        throw httpError(400, "The request body broke off");
      });
      const { done, value } = await within(Math.min(SILENCE, end - performance.now()), part);
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
      Math.max(0, ms),
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
