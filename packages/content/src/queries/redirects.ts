import type { InferOutput } from "valibot";
import type { pageDocument, redirect } from "../results/server.ts";
import { identity, isSample, type NoParams, type Query, query } from "./query.ts";

export type Redirect = InferOutput<typeof redirect>;

export const redirectFields = `${identity},from,"to":select(status!=410=>to),"status":coalesce(status,301),${isSample}`;

/** Omits invalid redirects: to themselves, or without target and 410. */
export const redirectsQuery: Query<Redirect[], NoParams> = query(
  `*[_type=="redirect"&&defined(from)&&(status==410||(defined(to)&&to!=from))]|order(from asc,_id asc)` +
    `{${redirectFields}}`,
);

/** Withdrawn as planned. `getPagePath` returns their former path. */
export const withdrawnQuery: Query<InferOutput<typeof pageDocument>[], NoParams> = query(
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
