import type { Language } from "../language.ts";

declare const result: unique symbol;
declare const params: unique symbol;

/** What a query may be given; each value travels as JSON. */
export type QueryParams = Record<string, unknown>;

/** A GROQ query which knows the type of its result and of its parameters. A plain string at run time. */
export type Query<Result, Params extends QueryParams = QueryParams> = string & {
  readonly [result]?: Result;
  readonly [params]?: Params;
};

/** The result type of a query. */
export type InferResult<Q> = Q extends Query<infer Result, infer _Params> ? Result : never;

/** The parameter type of a query. */
export type InferParams<Q> = Q extends Query<infer _Result, infer Params> ? Params : never;

/** Parameters of what is the same in every language. */
export type NoParams = Record<string, never>;

/** Parameters of a list. */
export type LanguageParams = { lang: Language };

/** Parameters of a document that has a page of its own. */
export type SlugParams = { lang: Language; slug: string };

/** Parameters of a part of a list: from the item `start` up to but without `end`, counted from 0. */
export type PageParams = { lang: Language; start: number; end: number };

/** GROQ of the condition that a document has not been withdrawn. Compared as texts, as moments in UTC may be. */
export const notWithdrawn = "(!defined(withdrawAt)||withdrawAt>now())";

/** GROQ of `isSample`: whether a document came with the sample content. */
export const isSample = '"isSample":isSample==true';

/** Gives a GROQ text its types. */
export const query = <Result, Params extends QueryParams>(groq: string): Query<Result, Params> =>
  groq as Query<Result, Params>;
