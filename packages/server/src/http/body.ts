import type { Context } from "hono";
import { defaultTimeouts, type Timeouts } from "../settings/timeouts.ts";
import { ApiError } from "./errors.ts";

declare module "hono" {
  interface ContextVariableMap {
    timeouts?: Timeouts;
  }
}

export interface BodyLimits {
  /** Bytes. */
  max: number;
  /** Milliseconds for the whole body. */
  timeout: number;
  /** Minimum bytes per second, averaged over any `timeouts.silence`. @default 0 */
  minRate?: number;
  /** Called before bytes are buffered. Throws when there is no room. */
  onBytes?: (bytes: number) => void;
  /**
   * Oversized bodies are read up to this number of bytes, then `TooLarge` is thrown.
   *
   * @default aborts at the limit
   */
  readOn?: number;
}

/** Bytes kept from each end of an oversized body. More than all text fields beside a file. */
const endBytes = 64 * 1024;

/** Oversized body, of which only the beginning and end are kept. */
export class TooLarge extends ApiError {
  /** Beginning and end, concatenated. */
  readonly ends: Buffer;

  constructor(ends: Buffer) {
    super("too-large");
    this.ends = ends;
  }
}

/** Maximum size of a JSON body, in bytes. Fits the longest form in any script. */
export const maxBodyBytes = 32 * 1024;

/** Returns the media type in lower case, without parameters. */
export const getMediaType = (c: Context): string =>
  c.req.header("Content-Type")?.split(";")[0]?.trim().toLowerCase() ?? "";

/**
 * Checks media type and length by the headers. `max` maps media types to bytes. Throws
 * `content-type`, `too-large`.
 */
export function requireBody(c: Context, max: Readonly<Record<string, number>>): void {
  const type = getMediaType(c);
  if (!Object.hasOwn(max, type)) throw new ApiError("content-type");
  if (Number(c.req.header("Content-Length") ?? 0) > (max[type] ?? 0))
    throw new ApiError("too-large");
}

/**
 * Reads a JSON body. Throws `json-invalid` for invalid UTF-8 or JSON, and the errors of `readBody`.
 */
export async function readJson(c: Context): Promise<unknown> {
  return parseJson(c, await readBody(c));
}

/** Parses JSON and stores its language for error messages. Throws `json-invalid`. */
export function parseJson(c: Context, bytes: Uint8Array): unknown {
  let body: unknown;
  try {
    body = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch (error) {
    throw new ApiError("json-invalid", { cause: error });
  }
  noteLanguage(c, body);
  return body;
}

/** Stores the language of the body for error messages. */
export function noteLanguage(c: Context, body: unknown): void {
  const language = getMember(body, "language");
  if (typeof language === "string") c.set("language", language);
}

/**
 * Reads the body. Throws `too-large`, `too-slow` if the client is idle or slow, and
 * `body-incomplete` if it disconnects.
 */
export async function readBody(c: Context, more: Partial<BodyLimits> = {}): Promise<Buffer> {
  const { body: timeout, silence } = c.get("timeouts") ?? defaultTimeouts;
  const limits = { max: maxBodyBytes, timeout, ...more };
  const reader = c.req.raw.body?.getReader();
  if (!reader) return Buffer.alloc(0);
  try {
    return await readAll(reader, limits, silence);
  } catch (error) {
    void discard(reader);
    throw error;
  }
}

type Reader = ReadableStreamDefaultReader<Uint8Array>;

async function readAll(reader: Reader, limits: BodyLimits, silence: number): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  let ends: { start: Buffer; end: Buffer } | undefined;
  const pace = createPace(limits.minRate ?? 0, silence);
  const end = performance.now() + limits.timeout;
  for (;;) {
    const part = await nextPart(reader, Math.min(silence, end - performance.now()));
    if (!part && ends) throw new TooLarge(Buffer.concat([ends.start, ends.end]));
    if (!part) return Buffer.concat(parts);
    size += part.byteLength;
    if (size > Math.max(limits.max, limits.readOn ?? 0)) throw new ApiError("too-large");
    if (size > limits.max) {
      ends = getEnds(ends, Buffer.concat([...parts.splice(0), part]));
    } else {
      limits.onBytes?.(part.byteLength);
      parts.push(part);
    }
    pace(size);
  }
}

/** Returns the beginning and end of the data so far, without the middle. */
function getEnds(before: { start: Buffer; end: Buffer } | undefined, more: Buffer) {
  const start = before?.start ?? more.subarray(0, endBytes);
  const rest = before ? Buffer.concat([before.end, more]) : more.subarray(endBytes);
  return { start, end: rest.subarray(-endBytes) };
}

/**
 * Drains the body. An unread body blocks its connection, and the server closes it half a second
 * after the response, together with the client's next request.
 */
async function discard(reader: Reader): Promise<void> {
  try {
    while (!(await reader.read()).done);
  } catch {
    // The connection is closed.
  }
}

/** Creates a check of the transfer rate. Throws `too-slow` below the minimum. */
function createPace(minRate: number, silence: number): (size: number) => void {
  let since = performance.now();
  let before = 0;
  return (size) => {
    const passed = performance.now() - since;
    if (passed < silence) return;
    if (size - before < (minRate * passed) / 1000) throw new ApiError("too-slow");
    since += passed;
    before = size;
  };
}

async function nextPart(reader: Reader, wait: number): Promise<Uint8Array | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ApiError("too-slow")), Math.max(0, wait));
  });
  try {
    const { done, value } = await Promise.race([reader.read(), silence]);
    return done ? undefined : value;
  } catch (error) {
    throw error instanceof ApiError ? error : new ApiError("body-incomplete");
  } finally {
    clearTimeout(timer);
  }
}

/** Returns a property of an unknown value if it is an object. */
export function getMember(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
}
