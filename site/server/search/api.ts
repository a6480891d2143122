import { type AddressOf, ApiError, type Limits, requireValid } from "@agency/server";
import { code, languageIn } from "@agency/server/forms/fields";
import { languages } from "@agency/server/forms/language";
import { Hono } from "hono";
import * as v from "valibot";
import { searchEndpoint } from "../../shared/api.ts";
import {
  mostFound,
  mostResults,
  mostSearchText,
  type SearchParams,
  searchOrders,
  searchTypes,
} from "../../shared/search.ts";
import { isTooMany, type Search } from "./search.ts";

/** The longest key of a filter, in UTF-16 code units. */
const mostKey = 200;

const text = (most: number) =>
  v.pipe(
    v.string(code("text-invalid")),
    v.maxLength(most, code("text-long")),
    v.regex(/^\P{Cc}*$/u, code("text-invalid")),
  );
const key = v.optional(v.pipe(text(mostKey), v.nonEmpty(code("required"))));
const place = v.optional(
  v.pipe(
    v.string(code("invalid")),
    v.regex(/^\d{1,5}$/, code("invalid")),
    v.transform(Number),
    v.maxValue(mostFound, code("invalid")),
  ),
);

const flag = v.optional(
  v.pipe(
    v.picklist(["true", "false"], code("invalid")),
    v.transform((value) => value === "true"),
  ),
);

const schema = v.pipe(
  v.strictObject({
    lang: languageIn(languages),
    q: v.optional(text(mostSearchText)),
    type: v.optional(v.array(v.picklist(searchTypes, code("invalid")))),
    category: key,
    tag: key,
    industry: key,
    service: key,
    order: v.optional(v.picklist(searchOrders, code("invalid"))),
    start: place,
    end: place,
    facets: flag,
    excerpts: flag,
  }),
  v.forward(
    v.check(
      ({ start = 0, end = start }) => end >= start && end - start <= mostResults,
      code("invalid"),
    ),
    ["end"],
  ),
);

/** A parameter that comes several times is a list; `type` always is. */
const paramsOf = (search: URLSearchParams) =>
  Object.fromEntries(
    [...new Set(search.keys())].map((name) => {
      const values = search.getAll(name);
      return [name, name === "type" || values.length > 1 ? values : values[0]];
    }),
  );

/** Throws the error that is answered for a search that failed. */
export function throwSearchError(cause: unknown): never {
  const code = isTooMany(cause) ? "too-many" : "search-unavailable";
  throw new ApiError(code, { cause, headers: { "Retry-After": "1" } });
}

export interface SearchApiOptions {
  search: Search["find"];
  limits: Limits;
  addressOf: AddressOf;
}

/** Long enough for a crowd that asks the same, short enough for an editor who looks. */
const cacheControl = "public, max-age=5";

/** `GET /api/search`; the contract is `shared/search.ts`. Every error is that of the other endpoints. */
export function createSearchApi({ search, limits, addressOf }: SearchApiOptions): Hono {
  const api = new Hono();
  api.get(searchEndpoint, async (c) => {
    await limits.search(addressOf(c));
    const given = requireValid(schema, paramsOf(new URL(c.req.url).searchParams));
    const params = Object.fromEntries(
      Object.entries(given).filter(([, value]) => value !== undefined),
    ) as typeof given;
    const answer = await search(params as SearchParams, addressOf(c)).catch(throwSearchError);
    return c.json(answer, 200, { "Cache-Control": cacheControl });
  });
  api.all(searchEndpoint, () => {
    throw new ApiError("method-not-allowed", { headers: { Allow: "GET, HEAD" } });
  });
  return api;
}
