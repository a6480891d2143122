import type { Reader } from "@agency/content";
import { type Query, query } from "@agency/content/queries/query";
import type { SearchAnswer, SearchParams } from "@agency/search/contract";
import type { Ask, AskOptions } from "./navigation/page.ts";

/**
 * A search, as pages ask for it beside the queries of the content service: it is recorded, seeded
 * and found as they are. The site's own server answers it.
 */
export const siteSearch: Query<SearchAnswer, SearchParams> = query("search");

/** Asks the content service, or the search for what is one. */
export const asking =
  (
    fetch: Reader["fetch"],
    search: (params: SearchParams, options?: AskOptions) => Promise<SearchAnswer>,
  ): Ask =>
  (question, params, options) =>
    (question as string) === siteSearch
      ? (search(params as never, options) as never)
      : fetch(question, params);
