import type { Context } from "hono";
import { languages } from "../shared/fields.ts";
import { ApiError } from "./errors.ts";
import { times } from "./times.ts";

/** What a body may be. */
export interface BodyLimits {
  /** Bytes. */
  most: number;
  /** Milliseconds for the whole of it. */
  time: () => number;
  /** Hears of the bytes before they are kept; throws when there is no room. */
  onBytes?: (bytes: number) => void;
}

/** Room for the longest form in any script, and for little more. */
export const mostBytes = 32 * 1024;

const small: BodyLimits = { most: mostBytes, time: () => times.body };

/** Lets bodies of one media type and size pass, by what their headers say. Throws `content-type`, `too-large`. */
export function requireBody(c: Context, mediaType: string, most = mostBytes): void {
  const type = c.req.header("Content-Type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== mediaType) throw new ApiError("content-type");
  if (Number(c.req.header("Content-Length") ?? 0) > most) throw new ApiError("too-large");
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
  const language = languages.find((known) => known === memberOf(body, "language"));
  if (language) c.set("language", language);
  return body;
}

/**
 * The body's bytes. Stops reading, and throws, at the first byte too many (`too-large`), when the
 * sender is silent or slow (`too-slow`), or gone (`body-incomplete`).
 */
export async function readBody(c: Context, limits: BodyLimits = small): Promise<Buffer> {
  const reader = c.req.raw.body?.getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  const end = performance.now() + limits.time();
  while (reader) {
    const part = await nextPart(reader, Math.min(times.silence, end - performance.now()));
    if (!part) break;
    size += part.byteLength;
    if (size > limits.most) throw new ApiError("too-large");
    limits.onBytes?.(part.byteLength);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

async function nextPart(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  wait: number,
): Promise<Uint8Array | undefined> {
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
export function memberOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
}

/** Keeps what all bodies under way hold within `most` bytes. */
export function createRoom(most: number) {
  let taken = 0;
  return {
    /** One visitor's part of the room; `free` gives all of it back. */
    enter() {
      let own = 0;
      return {
        take(bytes: number): void {
          if (taken + bytes > most)
            throw new ApiError("busy", { headers: { "Retry-After": "10" } });
          taken += bytes;
          own += bytes;
        },
        free(): void {
          taken -= own;
          own = 0;
        },
      };
    },
  };
}
