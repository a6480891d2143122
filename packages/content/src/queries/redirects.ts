import type { Placed } from "../paths.ts";
import type { RedirectStatus } from "../redirects.ts";
import { isSample, type NoParams, type Query, query } from "./query.ts";

/** What an address of the past leads to. */
export interface Redirect {
  /** Path as it is in English; it holds for every language. */
  from: string;
  /** Path as it is in English; null for what is gone. */
  to: string | null;
  status: RedirectStatus;
  /** It came with the sample content. */
  isSample: boolean;
}

/** All of them; one that leads nowhere without being gone, or to itself, is left out. */
export const redirectsQuery: Query<Redirect[], NoParams> = query(
  `*[_type=="redirect"&&defined(from)&&(status==410||(defined(to)&&to!=from))]|order(from asc,_id asc)` +
    `{from,"to":select(status!=410=>to),"status":coalesce(status,301),${isSample}}`,
);

/** What was withdrawn at its moment, which its editor has planned. `pagePath` tells where it was. */
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
