import { randomBytes } from "node:crypto";

/** Times are ISO 8601 in UTC. `_rev` is the transaction's id. */
export interface Document {
  _id: string;
  _type: string;
  _rev: string;
  _createdAt: string;
  _updatedAt: string;
  [attribute: string]: unknown;
}

export const TOKEN_AUTHOR = "token";

export type JsonObject = Record<string, unknown>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/**
 * Whether the name shadows an object member, such as `hasOwnProperty`, called by the GROQ
 * evaluator.
 */
export const isReservedName = (name: string): boolean => Object.hasOwn(Object.prototype, name);

const reservedNames = new RegExp(
  `"(?:${Object.getOwnPropertyNames(Object.prototype).join("|")})"\\s*:`,
);

/** Accepted by earlier versions. */
export const hasReservedNames = (body: string): boolean => reservedNames.test(body);

/** Removes reserved names. */
export function parseJson<Value>(text: string): Value {
  const drop = (name: string, value: unknown) => (isReservedName(name) ? undefined : value);
  return JSON.parse(text, hasReservedNames(text) ? drop : undefined) as Value;
}

export const parseDocument = (body: string): Document => parseJson(body);

/** 22 letters and digits, as in Sanity. */
export function randomId(): string {
  let id = "";
  while (id.length < 22) {
    // Larger bytes would make some characters more likely.
    for (const byte of randomBytes(32)) {
      if (byte < 248 && id.length < 22) id += ALPHABET[byte % 62];
    }
  }
  return id;
}

export function randomKey(): string {
  return randomBytes(6).toString("hex");
}

export function isDraftOrVersion(id: string): boolean {
  return id.startsWith("drafts.") || id.startsWith("versions.");
}

/** Adds the URL to asset documents. */
export function withAssetUrl<Some extends JsonObject>(document: Some, publicUrl: string): Some {
  const { path } = document;
  return isAsset(document) && typeof path === "string"
    ? { ...document, url: `${publicUrl}/${path}` }
    : document;
}

export function isAsset(document: unknown): boolean {
  return (
    isObject(document) &&
    (document._type === "sanity.imageAsset" || document._type === "sanity.fileAsset")
  );
}
