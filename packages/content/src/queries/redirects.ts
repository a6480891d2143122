import type { Placed } from "../paths.ts";
import type { RedirectStatus } from "../redirects.ts";
import { isSample, type NoParams, type Query, query } from "./query.ts";

export interface Redirect {
  /** English path. Applies to every language. */
  from: string;
  /** English path. Null if the page is gone. */
  to: string | null;
  status: RedirectStatus;
  isSample: boolean;
}

/**
 * All valid redirects. Omits those to themselves, and those without a target that do not say
 * "gone".
 */
export const redirectsQuery: Query<Redirect[], NoParams> = query(
  `*[_type=="redirect"&&defined(from)&&(status==410||(defined(to)&&to!=from))]|order(from asc,_id asc)` +
    `{from,"to":select(status!=410=>to),"status":coalesce(status,301),${isSample}}`,
);

/** Documents withdrawn at a planned time. `pagePath` returns their former path. */
export const withdrawnQuery: Query<Placed[], NoParams> = query(
  `[${[
    ["blogPost", "isPublished"],
    ["caseStudy", "isPublished"],
    ["jobVacancy", "isActive"],
  ]
    .map(
      ([type, flag]) =>
        `...*[_type=="${type}"&&${flag}==true&&withdrawAt<=now()]{_id,_type,"slug":slug{current}}`,
    )
    .join()}]`,
);
