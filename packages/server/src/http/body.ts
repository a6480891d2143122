import type { Context } from "hono";
import { defaultTimeouts, type Timeouts } from "../settings/timeouts.ts";
import { ApiError } from "./errors.ts";

declare module "hono" {
  interface ContextVariableMap {
    /** @default `defaultTimeouts` */
    timeouts?: Timeouts;
  }
}

/** What a body may be. */
export interface BodyLimits {
  /** Bytes. */
  max: number;
  /** Milliseconds for the whole of it. */
  timeout: number;
  /** Bytes a second that have to come at least, over any `timeouts.silence`. Default: 0. */
  minRate?: number;
  /** Hears of the bytes before they are kept; throws when there is no room. */
  onBytes?: (bytes: number) => void;
  /**
   * What is too large is read on to so many bytes, and a `TooLarge` thrown. Default: it is given up
   * at the first byte too many.
   */
  readOn?: number;
}

/** Bytes that are kept of either end of what was too large: more than any text that goes with a file. */
const endBytes = 64 * 1024;

/** A body whose middle was dropped, because it was too large as a whole. */
export class TooLarge extends ApiError {
  /** Its beginning and its end, put together. */
  readonly ends: Buffer;

  constructor(ends: Buffer) {
    super("too-large");
    this.ends = ends;
  }
}

/** Maximum size of a JSON body, in bytes: the longest form in any script fits. */
export const maxBodyBytes = 32 * 1024;

/** What a body says it is, in lower case and without parameters. */
export const getMediaType = (c: Context): string =>
  c.req.header("Content-Type")?.split(";")[0]?.trim().toLowerCase() ?? "";

/**
 * Lets bodies of known media types pass, each up to its number of bytes, by what their headers say.
 * Throws `content-type`, `too-large`.
 */
export function requireBody(c: Context, max: Readonly<Record<string, number>>): void {
  const type = getMediaType(c);
  if (!Object.hasOwn(max, type)) throw new ApiError("content-type");
  if (Number(c.req.header("Content-Length") ?? 0) > (max[type] ?? 0))
    throw new ApiError("too-large");
}

/** Reads a JSON body. Throws `json-invalid` for what is not UTF-8 or not JSON, and what `readBody` throws. */
export async function readJson(c: Context): Promise<unknown> {
  return parseJson(c, await readBody(c));
}

/** Parses JSON, and notes the visitor's language for errors. Throws `json-invalid`. */
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

/** Notes the visitor's language for errors, where a body tells it. */
export function noteLanguage(c: Context, body: unknown): void {
  const language = getMember(body, "language");
  if (typeof language === "string") c.set("language", language);
}

/**
 * The body's bytes. Stops keeping them, and throws, at the first byte too many (`too-large`), when
 * the sender is silent or slow (`too-slow`), or gone (`body-incomplete`).
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

/** The beginning and the end of what has come so far; what is between them is dropped. */
function getEnds(before: { start: Buffer; end: Buffer } | undefined, more: Buffer) {
  const start = before?.start ?? more.subarray(0, endBytes);
  const rest = before ? Buffer.concat([before.end, more]) : more.subarray(endBytes);
  return { start, end: rest.subarray(-endBytes) };
}

/**
 * Reads on to nothing. A body that is left lying blocks its connection, and takes the sender's next
 * request with it when the server closes that, half a second after the answer.
 */
async function discard(reader: Reader): Promise<void> {
  try {
    while (!(await reader.read()).done);
  } catch {
    // The sender is gone, or the server has closed the connection.
  }
}

/** Hears how much has come so far. Throws `too-slow` when that was too little for too long. */
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

/** A member of an unknown value, if it is an object that has it. */
export function getMember(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
}
