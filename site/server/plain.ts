import type { Context } from "hono";
import { applicationParts, type ErrorCode } from "../shared/api.ts";
import { mendable, reasonOf } from "../shared/failure.ts";
import {
  carriedNames,
  type FormName,
  formPlaces,
  type PostedForm,
  pageName,
  sentName,
  subscribedName,
} from "../shared/posted.ts";
import { addressIn } from "../src/navigation/addresses.ts";
import { matchRoute } from "../src/navigation/routes.ts";
import { mediaTypeOf, noteLanguage } from "./body.ts";
import { type ApiError, languageOf } from "./errors.ts";
import { type Part, parseMultipart } from "./multipart.ts";

/** Answers with a page of the site on which a form was not taken; its address may have a query. */
export type RenderPage = (
  c: Context,
  page: { path: string; status: number; post: PostedForm },
) => Promise<Response>;

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
const mostFields = 20;

/** Whether whoever sends a form is shown a page for an answer, as a browser without a script is. */
export const asksForPage = (c: Context): boolean =>
  mediaTypeOf(c) !== "application/json" && /\btext\/html\b/i.test(c.req.header("Accept") ?? "");

/** Reads the parts of a body of either media type. Throws `multipart-invalid`. */
export function partsOf(c: Context, bytes: Buffer): Part[] {
  if (mediaTypeOf(c) === multipart)
    return parseMultipart(c.req.header("Content-Type") ?? "", bytes, mostFields);
  return [...new URLSearchParams(bytes.toString("utf8"))]
    .slice(0, mostFields)
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

/**
 * The page a form was on, in its language: what the form says, otherwise the page that the browser
 * comes from. It is always one of the route table, and never another site's.
 */
function pageOf(
  c: Context,
  form: FormName,
  said?: string,
): { path: string; query: URLSearchParams } {
  const referer = URL.parse(c.req.header("Referer") ?? "");
  const path = [said, referer?.pathname].find(isPage);
  if (!path)
    return { path: addressIn(languageOf(c), formPlaces[form].path), query: new URLSearchParams() };
  const query = new URLSearchParams(referer?.pathname === path ? referer.search : "");
  query.delete(sentName);
  query.delete(subscribedName);
  return { path, query };
}

const isPage = (path: string | undefined): path is string =>
  path !== undefined && /^\/(?![/\\])[\w%./~-]*$/.test(path) && matchRoute(path) !== undefined;

const addressOf = (path: string, query: URLSearchParams): string =>
  query.size > 0 ? `${path}?${query}` : path;

/** Where a browser goes once its plain post is stored; a reload there sends nothing again. */
export function sentAddress(
  c: Context,
  form: FormName,
  { page, reference }: { page?: string | undefined; reference?: string | undefined },
): string {
  const { path, query } = pageOf(c, form, page);
  if (reference) query.set(sentName, reference);
  else query.set(subscribedName, form);
  return `${addressOf(path, query)}#${formPlaces[form].anchor}`;
}

/** The page of a form, for who opens the address that the form is sent to. */
export function formAddress(c: Context, form: FormName): string {
  const { path, query } = pageOf(c, form);
  return `${addressOf(path, query)}#${formPlaces[form].anchor}`;
}

/** What was read of a post before it failed. */
export interface Attempt {
  plain?: PlainPost | undefined;
  /** The id it would be stored under, once it was found valid. */
  id?: string | undefined;
}

/** The page that answers a plain post which was not taken: what is wrong, and what was typed. */
export function failedPage(c: Context, form: FormName, error: ApiError, { plain, id }: Attempt) {
  const { path, query } = pageOf(c, form, plain?.page);
  const values = plain?.values ?? {};
  const errors = mendable(error.fields ?? [], values);
  const seconds = Number(error.headers["Retry-After"] ?? 0);
  const post: PostedForm = {
    form,
    values,
    errors,
    ...(errors.length === 0 && { failure: failureOf(error, plain) }),
    ...(seconds > 0 && { retryAfter: Date.now() + 1000 * seconds }),
    ...(id && { id }),
    ...(plain?.withFile && { fileLost: true }),
  };
  return { path: addressOf(path, query), post };
}

/** What is wrong with a post that was not read, or only in part. */
const unread: ReadonlySet<ErrorCode> = new Set([
  "body-incomplete",
  "busy",
  "multipart-invalid",
  "too-large",
  "too-slow",
]);

function failureOf({ code, fields }: ApiError, plain: PlainPost | undefined) {
  if (!plain && unread.has(code)) return "unread";
  return fields ? "outdated" : reasonOf(code, plain?.withFile ?? false);
}
