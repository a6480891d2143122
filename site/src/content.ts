import { ContentError, type ContentErrorCode } from "@agency/content";
import type { Query, QueryParams } from "@agency/content/queries/query";
import { createContext, useContext, useMemo } from "react";

/** What the content service answered to one question, or why it did not. Travels as JSON. */
export type Answer = { value: unknown } | { failed: ContentErrorCode };

/** The answers a page was loaded with, by their questions. */
export type Answers = Readonly<Record<string, Answer>>;

type Hash = readonly [one: number, other: number];

function hash(text: string, [one, other]: Hash): Hash {
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    one = Math.imul(one ^ code, 2_654_435_761);
    other = Math.imul(other ^ code, 1_597_334_677);
  }
  return [one, other];
}

/** Of the queries, which are few and long; a page asks for the same ones often. */
const hashes = new Map<string, Hash>();

/** A short name for a question: its own text would be a fourth of a page. */
export function questionOf(query: string, params: QueryParams): string {
  const ofQuery = hashes.get(query) ?? hash(query, [0xdeadbeef, 0x41c6ce57]);
  hashes.set(query, ofQuery);
  const [one, other] = hash(`\n${JSON.stringify(params)}`, ofQuery);
  return (one >>> 0).toString(36) + (other >>> 0).toString(36);
}

/** Tells one state of what is shown from another, the same in the browser and on the server. */
export function versionOf(...shown: unknown[]): string {
  const [one, other] = hash(JSON.stringify(shown), [0x9e3779b9, 0x85ebca6b]);
  return (one >>> 0).toString(36) + (other >>> 0).toString(36);
}

export const AnswersContext = createContext<Answers>({});

/** Finds the answers to the questions that the page's `load` has asked. */
export interface Answered {
  /**
   * @throws ContentError where it failed, for the boundary around it to show with a way to try again
   * @throws Error where nobody has asked
   */
  read: <Result, Params extends QueryParams>(
    query: Query<Result, Params>,
    params: Params,
  ) => Result;
  /** The same, and `undefined` where there is none. */
  find: <Result, Params extends QueryParams>(
    query: Query<Result, Params>,
    params: Params,
  ) => Result | undefined;
}

/** Finds answers among those of a page. */
export const answeredBy = (answers: Answers): Answered => ({
  read(query, params) {
    const answer = answers[questionOf(query, params)];
    if (!answer) throw new Error(`The page has not asked for ${query.slice(0, 80)}`);
    if ("failed" in answer) throw new ContentError(answer.failed, "The content did not come.");
    return answer.value as never;
  },
  find(query, params) {
    const answer = answers[questionOf(query, params)];
    return answer && "value" in answer ? (answer.value as never) : undefined;
  },
});

/** The answers that the page was loaded with. */
export function useAnswered(): Answered {
  const answers = useContext(AnswersContext);
  return useMemo(() => answeredBy(answers), [answers]);
}

/** One answer that the page was loaded with. Throws as `read` does. */
export const useContent = <Result, Params extends QueryParams>(
  query: Query<Result, Params>,
  params: Params,
): Result => useAnswered().read(query, params);
