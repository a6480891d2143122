import { createReader, type Reader } from "@agency/content";
import type { Query, QueryParams } from "@agency/content/queries/query";
import { use } from "react";
import { readSettings } from "./settings.ts";
import { promiseCache, settle } from "./settle.ts";

let reader: Reader | undefined;
const answers = promiseCache<string>();

const keyOf = (query: string, params: QueryParams) => `${query}\n${JSON.stringify(params)}`;

/** Asks the content service, once for each question; a page asks ahead with it. */
export function loadContent<Result, Params extends QueryParams>(
  query: Query<Result, Params>,
  params: Params,
): Promise<Result> {
  const key = keyOf(query, params);
  let answer = answers.get(key) as Promise<Result> | undefined;
  if (!answer) {
    reader ??= createReader(readSettings().content);
    answer = settle(reader.fetch(query, params));
    answers.set(key, answer);
  }
  return answer;
}

/**
 * The answer of the content service. Suspends until it is there.
 *
 * @throws ContentError, for the boundary around it to show with a way to try again
 */
export const useContent = <Result, Params extends QueryParams>(
  query: Query<Result, Params>,
  params: Params,
): Result => use(loadContent(query, params));

/** Resolves once every question asked so far has its answer or has failed. */
export const allAnswered = (): Promise<unknown> => Promise.allSettled(answers.values());
