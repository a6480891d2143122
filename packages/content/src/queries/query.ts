import type { Language } from "../language.ts";

declare const result: unique symbol;
declare const params: unique symbol;

/** Parameters of a query. Each value is sent as JSON. */
export type QueryParams = Record<string, unknown>;

/** A GROQ query with the types of its result and parameters. A plain string at run time. */
export type Query<Result, Params extends QueryParams = QueryParams> = string & {
  readonly [result]?: Result;
  readonly [params]?: Params;
};

export type InferResult<Q> = Q extends Query<infer Result, infer _Params> ? Result : never;

export type InferParams<Q> = Q extends Query<infer _Result, infer Params> ? Params : never;

/** Parameters of a query whose result is the same in every language. */
export type NoParams = Record<string, never>;

export type LanguageParams = { lang: Language };

/** Parameters of a query for one document with a page. */
export type SlugParams = { lang: Language; slug: string };

/**
 * Parameters of a page of a list: items from `start` up to, but not including, `end`, counted from
 * 0.
 */
export type PageParams = { lang: Language; start: number; end: number };

/** GROQ condition: not withdrawn. Compares strings, which works for timestamps in UTC. */
export const notWithdrawn = "(!defined(withdrawAt)||withdrawAt>now())";

/** GROQ of `isSample`: whether a document is sample content. */
export const isSample = '"isSample":isSample==true';

/** Adds types to a GROQ text. */
export const query = <Result, Params extends QueryParams>(groq: string): Query<Result, Params> =>
  groq as Query<Result, Params>;
