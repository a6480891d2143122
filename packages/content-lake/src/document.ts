import { randomBytes } from "node:crypto";

/** A stored document. Times are ISO 8601 in UTC; `_rev` is the id of the transaction that wrote it. */
export interface Document {
  _id: string;
  _type: string;
  _rev: string;
  _createdAt: string;
  _updatedAt: string;
  [attribute: string]: unknown;
}

/** What whoever holds the token is called, who is no person. */
export const TOKEN = "token";

/** A JSON object. */
export type JsonObject = Record<string, unknown>;

/** True for objects that are neither null nor arrays. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/**
 * Whether an attribute of this name would hide a member of every object, such as `hasOwnProperty`,
 * from code that calls it. The GROQ evaluator does.
 */
export const isReservedName = (name: string): boolean => Object.hasOwn(Object.prototype, name);

const reservedNames = new RegExp(
  `"(?:${Object.getOwnPropertyNames(Object.prototype).join("|")})"\\s*:`,
);

/** Whether the JSON of a stored document holds reserved names, which earlier versions accepted. */
export const hasReservedNames = (body: string): boolean => reservedNames.test(body);

/** Parses stored JSON without its reserved names. */
export function parseJson<Value>(text: string): Value {
  const drop = (name: string, value: unknown) => (isReservedName(name) ? undefined : value);
  return JSON.parse(text, hasReservedNames(text) ? drop : undefined) as Value;
}

/** Parses a stored document without its reserved names. */
export const parseDocument = (body: string): Document => parseJson(body);

/** 22 random letters and digits: the form of Sanity's generated document and transaction ids. */
export function randomId(): string {
  let id = "";
  while (id.length < 22) {
    // Bytes from 248 up are dropped, since they would make the first letters more likely.
    for (const byte of randomBytes(32)) {
      if (byte < 248 && id.length < 22) id += ALPHABET[byte % 62];
    }
  }
  return id;
}

/** 12 random hexadecimal digits, for `_key`. */
export function randomKey(): string {
  return randomBytes(6).toString("hex");
}

/** True for `drafts.x` and `versions.release.x`. */
export function isDraftOrVersion(id: string): boolean {
  return id.startsWith("drafts.") || id.startsWith("versions.");
}

/** An asset's document with the address it has below `publicUrl`; any other document as it is. */
export function withAddress<Some extends JsonObject>(document: Some, publicUrl: string): Some {
  const { path } = document;
  return isAsset(document) && typeof path === "string"
    ? { ...document, url: `${publicUrl}/${path}` }
    : document;
}

/** True for documents that stand for an uploaded image or file. */
export function isAsset(document: unknown): boolean {
  return (
    isObject(document) &&
    (document._type === "sanity.imageAsset" || document._type === "sanity.fileAsset")
  );
}
