import type { InferOutput } from "valibot";
import { optionalText, text } from "../localized-groq.ts";
import type * as schemas from "../results/newsletter.ts";
import { body, readingMinutes } from "./body.ts";
import { image, lightImage } from "./picture.ts";
import { postCardFields, publishedPost } from "./posts.ts";
import {
  isSample,
  type PageParams,
  type Query,
  query,
  type SlugParams,
  slugFields,
} from "./query.ts";

export type IssueLine = InferOutput<typeof schemas.issueLine>;

export type Issue = InferOutput<typeof schemas.issue>;

export const sentIssue = '_type=="newsletterIssue"&&defined(sentAt)';

const lineFields = `${slugFields},${text("subject")},${optionalText("preheader")},number,sentAt,${image("cover")},${lightImage("coverLight")},${isSample}`;

const post = `{${postCardFields},${readingMinutes}}`;

/** Without posts. */
export const ownIssueFields: string = [lineFields, "_updatedAt", body].join();

const fields = [
  ownIssueFields,
  `"lead":*[_id==^.lead._ref&&${publishedPost}][0]${post}`,
  `"posts":coalesce(posts[]{"post":*[_id==^._ref&&${publishedPost}][0]${post}}[defined(post)].post,[])`,
].join();

const newest = `*[${sentIssue}]|order(sentAt desc)`;

export const issuesQuery: Query<{ issues: IssueLine[]; count: number }, PageParams> = query(
  `{"issues":${newest}[$start...$end]{${lineFields}},"count":count(*[${sentIssue}])}`,
);

export const issueQuery: Query<Issue | null, SlugParams> = query(
  `*[${sentIssue}&&slug.current==$slug][0]{${fields}}`,
);

export const issueIdQuery: Query<string | null, { slug: string }> = query(
  `*[${sentIssue}&&slug.current==$slug][0]._id`,
);

export const issueFeedQuery: Query<Issue[], { lang: PageParams["lang"] }> = query(
  `${newest}[0...30]{${fields}}`,
);

/** Prefers the draft. Needs a credential for raw documents. `ids`: draft and published document. */
export const issueMailQuery: Query<
  Issue | null,
  { lang: PageParams["lang"]; ids: [draft: string, published: string] }
> = query(
  `coalesce(*[_type=="newsletterIssue"&&_id==$ids[0]][0],*[_type=="newsletterIssue"&&_id==$ids[1]][0]){${fields}}`,
);
