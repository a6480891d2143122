import type { Context } from "hono";
import { defaultTimeouts, type Timeouts } from "../settings/timeouts.ts";
import { ApiError } from "./errors.ts";

declare module "hono" {
  interface ContextVariableMap {
    timeouts?: Timeouts;
  }
}

export interface BodyLimits {
  max: number;
  /** In ms, for the whole body. */
  timeout: number;
  /** Bytes per second over any `timeouts.silence`. @default 0 */
  minRate?: number;
  /** Called before buffering. Throws without room. */
  onBytes?: (bytes: number) => void;
  /** Read before `TooLargeError` is thrown. @default aborts at the limit */
  maxDrainedBytes?: number;
}

/** Per end of an oversized body. More than all text fields. */
const maxEndBytes = 64 * 1024;

export class TooLargeError extends ApiError {
  readonly ends: Buffer;

  constructor(ends: Buffer) {
    super("too-large");
    this.ends = ends;
  }
}

/** Fits the longest form in any script. */
export const maxBodyBytes = 32 * 1024;

/** Returns the media type, lower case without parameters. */
export const getMediaType = (c: Context): string =>
  c.req.header("Content-Type")?.split(";")[0]?.trim().toLowerCase() ?? "";

/**
 * Checks `Content-Type` and `Content-Length` by bytes per media type. Throws `content-type`,
 * `too-large`.
 */
export function requireBody(c: Context, max: Readonly<Record<string, number>>): void {
  const type = getMediaType(c);
  if (!Object.hasOwn(max, type)) throw new ApiError("content-type");
  if (Number(c.req.header("Content-Length") ?? 0) > (max[type] ?? 0))
    throw new ApiError("too-large");
}

/** Reads JSON. Throws `json-invalid` (also for invalid UTF-8), and the errors of `readBody`. */
export async function readJson(c: Context): Promise<unknown> {
  return parseJson(c, await readBody(c));
}

/** Parses JSON, and stores its language for errors. Throws `json-invalid`. */
export function parseJson(c: Context, bytes: Uint8Array): unknown {
  let body: unknown;
  try {
    body = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch (error) {
    throw new ApiError("json-invalid", { cause: error });
  }
  setRequestLanguage(c, body);
  return body;
}

/** Stores the body's `language` for error messages. */
export function setRequestLanguage(c: Context, body: unknown): void {
  const language = getProperty(body, "language");
  if (typeof language === "string") c.set("language", language);
}

/**
 * Reads the body. Throws `too-large`, `too-slow` (idle or slow), and `body-incomplete`
 * (disconnected).
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
  const pace = createTransferRateCheck(limits.minRate ?? 0, silence);
  const end = performance.now() + limits.timeout;
  for (;;) {
    const part = await nextPart(reader, Math.min(silence, end - performance.now()));
    if (!part && ends) throw new TooLargeError(Buffer.concat([ends.start, ends.end]));
    if (!part) return Buffer.concat(parts);
    size += part.byteLength;
    if (size > Math.max(limits.max, limits.maxDrainedBytes ?? 0)) throw new ApiError("too-large");
    if (size > limits.max) {
      ends = getEnds(ends, Buffer.concat([...parts.splice(0), part]));
    } else {
      limits.onBytes?.(part.byteLength);
      parts.push(part);
    }
    pace(size);
  }
}

function getEnds(before: { start: Buffer; end: Buffer } | undefined, more: Buffer) {
  const start = before?.start ?? more.subarray(0, maxEndBytes);
  const rest = before ? Buffer.concat([before.end, more]) : more.subarray(maxEndBytes);
  return { start, end: rest.subarray(-maxEndBytes) };
}

/**
 * Unread bodies block the connection. The server closes it half a second later, with the client's
 * next request.
 */
async function discard(reader: Reader): Promise<void> {
  try {
    while (!(await reader.read()).done);
  } catch {
    // The connection is closed.
  }
}

function createTransferRateCheck(minRate: number, silence: number): (size: number) => void {
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

/** Returns an own property of an unvalidated value. */
export function getProperty(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
}
