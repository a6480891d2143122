import { isObject, type JsonObject } from "../document.ts";
import { httpError } from "./errors.ts";

/** Throws HttpError 413 if the announced length is above the limit, in bytes. */
export function refuseLarge(request: Request, limit: number): void {
  if (Number(request.headers.get("content-length") ?? 0) > limit) throw tooLarge(limit);
}

/** 413; the connection is closed, since the rest of the body stays unread. */
export function tooLarge(limit: number): Error {
  return httpError(413, `The request body is larger than ${limit} bytes`, { Connection: "close" });
}

/** Reads a JSON object. Throws HttpError 415, 413 or 400. */
export async function readJsonObject(request: Request, limit: number): Promise<JsonObject> {
  const type = request.headers.get("content-type") ?? "";
  // Requiring it also keeps other sites' plain forms from posting here.
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    throw httpError(415, "The Content-Type must be application/json");
  }
  refuseLarge(request, limit);
  const text = await readText(request, limit);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw httpError(400, "The request body is not valid JSON");
  }
  if (!isObject(value)) throw httpError(400, "The request body must be a JSON object");
  return value;
}

async function readText(request: Request, limit: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength;
    if (length > limit) throw tooLarge(limit);
    chunks.push(chunk);
  }
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    throw httpError(400, "The request body is not valid UTF-8");
  }
}

/** Reads a `true`/`false` query parameter, `false` if absent. Throws HttpError 400. */
export function readFlag(search: URLSearchParams, name: string): boolean {
  const value = search.get(name);
  if (value === null || value === "false") return false;
  if (value === "true" || value === "") return true;
  throw httpError(400, `The parameter ${name} must be true or false, not "${value}"`);
}
