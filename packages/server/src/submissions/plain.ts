import type { Context } from "hono";
import { applicationParts } from "../forms/contract.ts";
import { carriedNames, pageName } from "../forms/posted.ts";
import { getMediaType, noteLanguage } from "../http/body.ts";
import { type Part, parseMultipart } from "../http/multipart.ts";

/** What a browser sent of a form by itself, without a script. */
export interface PlainPost {
  /** What was typed, by the fields' names; line ends are `\n`. */
  values: Record<string, string>;
  /** The path of the page it was on, as it says. */
  page: string | undefined;
  /** Whether a file came along. */
  withFile: boolean;
}

export const urlEncoded = "application/x-www-form-urlencoded";
export const multipart = "multipart/form-data";

/** More than the fields of any form. */
const maxFields = 20;

/** Whether whoever sends a form is shown a page for an answer, as a browser without a script is. */
export const asksForPage = (c: Context): boolean =>
  getMediaType(c) !== "application/json" && /\btext\/html\b/i.test(c.req.header("Accept") ?? "");

/** Reads the parts of a body of either media type. Throws `multipart-invalid`. */
export function getParts(c: Context, bytes: Buffer): Part[] {
  if (getMediaType(c) === multipart)
    return parseMultipart(c.req.header("Content-Type") ?? "", bytes, maxFields);
  return [...new URLSearchParams(bytes.toString("utf8"))]
    .slice(0, maxFields)
    .map(([name, text]) => ({ name, content: Buffer.from(text) }));
}

/** What the parts of a plain post say: `body` as the form's rules see it, and its file. */
export function readPlain(
  c: Context,
  parts: readonly Part[],
): { body: Record<string, string>; plain: PlainPost; file: Part | undefined } {
  const isFile = ({ name }: Part) => name === applicationParts.resume;
  const { [pageName]: page, ...body } = Object.fromEntries(
    parts
      .filter((part) => !isFile(part))
      .map(({ name, content }) => [name, content.toString("utf8").replace(/\r\n?/g, "\n")]),
  );
  noteLanguage(c, body);
  const typed = Object.entries(body).filter(([name]) => !carriedNames.includes(name));
  const file = parts.find((part) => isFile(part) && part.fileName);
  return {
    body,
    plain: { values: Object.fromEntries(typed), page, withFile: file !== undefined },
    file,
  };
}
