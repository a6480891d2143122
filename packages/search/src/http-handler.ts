import { languages } from "@agency/content/language";
import { type Context, Hono } from "hono";
import * as v from "valibot";
import {
  maxHits,
  maxPageSize,
  maxQueryLength,
  type SearchAnswer,
  type SearchParams,
  searchEndpoint,
  searchOrders,
  searchTypes,
} from "./contract.ts";

/** UTF-16 code units. */
const maxKeyLength = 200;

// Messages are the server's error codes.
const text = (maxLength: number) =>
  v.pipe(
    v.string("text-invalid"),
    v.maxLength(maxLength, "text-long"),
    v.regex(/^\P{Cc}*$/u, "text-invalid"),
  );
const key = v.optional(v.pipe(text(maxKeyLength), v.nonEmpty("required")));
const index = v.optional(
  v.pipe(
    v.string("invalid"),
    v.regex(/^\d{1,5}$/, "invalid"),
    v.transform(Number),
    v.maxValue(maxHits, "invalid"),
  ),
);
const flag = v.optional(
  v.pipe(
    v.picklist(["true", "false"], "invalid"),
    v.transform((value) => value === "true"),
  ),
);

const schema = v.pipe(
  v.strictObject({
    lang: v.picklist(languages, "language-invalid"),
    q: v.optional(text(maxQueryLength)),
    type: v.optional(v.array(v.picklist(searchTypes, "invalid"))),
    category: key,
    tag: key,
    industry: key,
    service: key,
    order: v.optional(v.picklist(searchOrders, "invalid")),
    start: index,
    end: index,
    facets: flag,
    excerpts: flag,
  }),
  v.forward(
    v.check(({ start = 0, end = start }) => end >= start && end - start <= maxPageSize, "invalid"),
    ["end"],
  ),
);

/** Repeated parameters, and `type`, become lists. */
const parseQueryString = (search: URLSearchParams) =>
  Object.fromEntries(
    [...new Set(search.keys())].map((name) => {
      const values = search.getAll(name);
      return [name, name === "type" || values.length > 1 ? values : values[0]];
    }),
  );

/** Whether the queue was full. */
export const isQueueFull = (error: unknown): boolean =>
  (error as { status?: unknown }).status === 429;

type SearchErrorCode = "too-many" | "search-unavailable" | "method-not-allowed";

export interface HandlerDeps {
  /** Rejects above the address's rate limit. */
  limit(client: string): Promise<void>;
  getClientAddress(c: Context): string;
  /** @throws the server's error */
  requireValid<Schema extends v.GenericSchema>(
    schema: Schema,
    value: unknown,
  ): v.InferOutput<Schema>;
  createError(
    code: SearchErrorCode,
    options: { cause?: unknown; headers: Record<string, string> },
  ): Error;
}

export const toSearchError = (cause: unknown, createError: HandlerDeps["createError"]): Error =>
  createError(isQueueFull(cause) ? "too-many" : "search-unavailable", {
    cause,
    headers: { "Retry-After": "1" },
  });

// Short enough for editors.
const cacheControl = "public, max-age=5";

/** Creates the rate-limited search route. Rejects methods except GET and HEAD. */
export function createHandler(
  find: (params: SearchParams, client: string) => Promise<SearchAnswer>,
  { limit, getClientAddress, requireValid, createError }: HandlerDeps,
): Hono {
  const api = new Hono();
  api.get(searchEndpoint, async (c) => {
    await limit(getClientAddress(c));
    const given = requireValid(schema, parseQueryString(new URL(c.req.url).searchParams));
    const params = Object.fromEntries(
      Object.entries(given).filter(([, value]) => value !== undefined),
    ) as typeof given as SearchParams;
    const answer = await find(params, getClientAddress(c)).catch((error: unknown) => {
      throw toSearchError(error, createError);
    });
    return c.json(answer, 200, { "Cache-Control": cacheControl });
  });
  api.all(searchEndpoint, () => {
    throw createError("method-not-allowed", { headers: { Allow: "GET, HEAD" } });
  });
  return api;
}
