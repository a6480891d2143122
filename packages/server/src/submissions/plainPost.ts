import type { Context } from "hono";
import { pageField, reservedFieldNames } from "../forms/posted.ts";
import { getMediaType, setRequestLanguage } from "../http/body.ts";
import { ApiError } from "../http/errors.ts";
import { type Part, parseMultipart } from "../http/multipart.ts";

export interface PlainPost {
  /** Line ends are LF. */
  values: Record<string, string>;
  /** Unverified. */
  page: string | undefined;
  /** Names of the form's file fields. */
  fileFields: readonly string[];
  withFile: boolean;
}

export const urlEncoded = "application/x-www-form-urlencoded";
export const multipart = "multipart/form-data";

const maxFields = 20;

/** Returns whether the client wants HTML. */
export const acceptsHtml = (c: Context): boolean =>
  getMediaType(c) !== "application/json" && /\btext\/html\b/i.test(c.req.header("Accept") ?? "");

/** Parses a posted body. Throws `multipart-invalid` if malformed, or above 20 fields. */
export function getParts(c: Context, bytes: Buffer): Part[] {
  if (getMediaType(c) === multipart)
    return parseMultipart(c.req.header("Content-Type") ?? "", bytes, maxFields);
  const fields = [...new URLSearchParams(bytes.toString("utf8"))];
  if (fields.length > maxFields) throw new ApiError("multipart-invalid");
  return fields.map(([name, text]) => ({ name, content: Buffer.from(text) }));
}

/** Converts parts to fields and files. Stores the language for errors. */
export function readPlainPost(
  c: Context,
  parts: readonly Part[],
  fileFields: readonly string[] = [],
): { body: Record<string, string>; plain: PlainPost; files: Part[] } {
  const isFile = ({ name }: Part) => fileFields.includes(name);
  const { [pageField]: page, ...body } = Object.fromEntries(
    parts
      .filter((part) => !isFile(part))
      .map(({ name, content }) => [name, content.toString("utf8").replace(/\r\n?/g, "\n")]),
  );
  setRequestLanguage(c, body);
  const typed = Object.entries(body).filter(([name]) => !reservedFieldNames.includes(name));
  const files = parts.filter((part) => isFile(part) && part.fileName);
  return {
    body,
    plain: { values: Object.fromEntries(typed), page, fileFields, withFile: files.length > 0 },
    files,
  };
}
