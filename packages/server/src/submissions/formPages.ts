import { isSitePath } from "@agency/content/urls";
import type { Context } from "hono";
import type { ErrorCode } from "../forms/contract.ts";
import { filterVisibleErrors, getReason } from "../forms/failure.ts";
import { type FormLocation, type PostedForm, sentParam, subscribedParam } from "../forms/posted.ts";
import { type ApiError, getLanguage } from "../http/errors.ts";
import type { Routes } from "../pages/routes.ts";
import type { PlainPost } from "./plainPost.ts";

export type RenderPage = (
  c: Context,
  page: { path: string; status: number; post: PostedForm },
) => Promise<Response>;

export interface Attempt {
  plain?: PlainPost | undefined;
  id?: string | undefined;
}

export type FormLocations = Readonly<Record<string, FormLocation>>;

export interface FormPages {
  /** Post/Redirect/Get. */
  sentAddress: (
    c: Context,
    form: string,
    sent: { page?: string | undefined; reference?: string | undefined },
  ) => string;
  formAddress: (c: Context, form: string) => string;
  failedPage: (
    c: Context,
    form: string,
    error: ApiError,
    attempt: Attempt,
  ) => { path: string; post: PostedForm };
}

/** Finds each form's page. */
export function createFormPages(
  places: FormLocations,
  {
    routes,
    languages,
  }: {
    routes: Pick<Routes, "match" | "getLocalizedPath">;
    /** Default language first. */
    languages: readonly [string, ...string[]];
  },
): FormPages {
  const isPage = (path: string | undefined): path is string =>
    isSitePath(path) && routes.match(path) !== undefined;

  function getLocation(form: string): FormLocation {
    const place = places[form];
    if (!place) throw new Error(`The form "${form}" has no place among the pages.`);
    return place;
  }

  /** By the form, otherwise the referrer. Always a known route. */
  function getPage(c: Context, form: string, said?: string) {
    const from = c.req.header("Referer") ?? "";
    const referer = URL.canParse(from) ? new URL(from) : undefined;
    const path = [said, referer?.pathname].find(isPage);
    if (!path) {
      const own = routes.getLocalizedPath(getLanguage(c, languages), getLocation(form).path);
      return { path: own, query: new URLSearchParams() };
    }
    const query = new URLSearchParams(referer?.pathname === path ? referer.search : "");
    query.delete(sentParam);
    query.delete(subscribedParam);
    return { path, query };
  }

  return {
    sentAddress(c, form, { page, reference }) {
      const { path, query } = getPage(c, form, page);
      if (reference) query.set(sentParam, reference);
      else query.set(subscribedParam, form);
      return `${withQuery(path, query)}#${getLocation(form).anchor}`;
    },

    formAddress(c, form) {
      const { path, query } = getPage(c, form);
      return `${withQuery(path, query)}#${getLocation(form).anchor}`;
    },

    failedPage(c, form, error, { plain, id }) {
      const { path, query } = getPage(c, form, plain?.page);
      const values = plain?.values ?? {};
      const errors = filterVisibleErrors(error.fields ?? [], values, plain?.fileFields);
      const seconds = Number(error.headers["Retry-After"] ?? 0);
      const post: PostedForm = {
        form,
        values,
        errors,
        ...(errors.length === 0 && { failure: getFailure(error, plain) }),
        ...(seconds > 0 && { retryAfter: Date.now() + 1000 * seconds }),
        ...(id && { id }),
        ...(plain?.withFile && { fileLost: true }),
      };
      return { path: withQuery(path, query), post };
    },
  };
}

const withQuery = (path: string, query: URLSearchParams): string =>
  query.size > 0 ? `${path}?${query}` : path;

const unread: ReadonlySet<ErrorCode> = new Set([
  "body-incomplete",
  "busy",
  "multipart-invalid",
  "too-large",
  "too-slow",
]);

function getFailure({ code, fields }: ApiError, plain: PlainPost | undefined) {
  if (!plain && unread.has(code)) return "unread";
  return fields ? "outdated" : getReason(code, plain?.withFile ?? false);
}
