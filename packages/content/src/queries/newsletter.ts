import { type LocalizedText, optionalText, text } from "../localized-groq.ts";
import { type Body, body, readingMinutes } from "./body.ts";
import { type ContentImage, image, type LightImage, lightImage } from "./picture.ts";
import { type FeaturedPost, postCardFields, publishedPost } from "./posts.ts";
import { isSample, type PageParams, type Query, query, type SlugParams } from "./query.ts";

export interface IssueLine {
  _id: string;
  slug: string;
  subject: LocalizedText;
  preheader: LocalizedText | null;
  number: number | null;
  /** ISO 8601 timestamp of the sending. Null for drafts. */
  sentAt: string | null;
  cover: ContentImage | null;
  coverLight: LightImage | null;
  isSample: boolean;
}

/** Omits posts that are not on the site. */
export interface Issue extends IssueLine {
  _updatedAt: string;
  body: Body;
  lead: FeaturedPost | null;
  posts: FeaturedPost[];
}

export const sentIssue = '_type=="newsletterIssue"&&defined(sentAt)';

const lineFields = `_id,"slug":slug.current,${text("subject")},${optionalText("preheader")},number,sentAt,${image("cover")},${lightImage("coverLight")},${isSample}`;

const post = `{${postCardFields},${readingMinutes}}`;

const fields = [
  lineFields,
  "_updatedAt",
  body,
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

/**
 * Prefers the draft. Needs the credential for raw documents. `ids` are those of draft and published
 * document.
 */
export const issueMailQuery: Query<
  Issue | null,
  { lang: PageParams["lang"]; ids: [draft: string, published: string] }
> = query(
  `coalesce(*[_type=="newsletterIssue"&&_id==$ids[0]][0],*[_type=="newsletterIssue"&&_id==$ids[1]][0]){${fields}}`,
);
