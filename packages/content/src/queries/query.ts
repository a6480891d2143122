import type { Language } from "../language.ts";

declare const result: unique symbol;
declare const params: unique symbol;

/** Sent as JSON. */
export type QueryParams = Record<string, unknown>;

/** GROQ query, typed by its result and parameters. A string at run time. */
export type Query<Result, Params extends QueryParams = QueryParams> = string & {
  readonly [result]?: Result;
  readonly [params]?: Params;
};

export type InferResult<Q> = Q extends Query<infer Result, infer _Params> ? Result : never;

export type InferParams<Q> = Q extends Query<infer _Result, infer Params> ? Params : never;

export type NoParams = Record<string, never>;

export type LanguageParams = { lang: Language };

export type SlugParams = { lang: Language; slug: string };

/** From `start` (0-based) up to, but without, `end`. */
export type PageParams = { lang: Language; start: number; end: number };

/** Compares strings: timestamps are in UTC. */
export const notWithdrawn = "(!defined(withdrawAt)||withdrawAt>now())";

/** Names the document in reports. Schemas leave it out. */
export const identity = "_rev,_id,_type";

export const slugFields = `${identity},"slug":slug.current`;

export const isSample = '"isSample":isSample==true';

export const query = <Result, Params extends QueryParams>(groq: string): Query<Result, Params> =>
  groq as Query<Result, Params>;
