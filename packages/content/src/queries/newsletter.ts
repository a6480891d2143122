import { type LocalizedText, optionalText, text } from "../localized.ts";
import { type Body, body, readingMinutes } from "./body.ts";
import { type ContentImage, image, type LightImage, lightImage } from "./picture.ts";
import { type LeadPost, postCardFields, publishedPost } from "./posts.ts";
import { isSample, type PageParams, type Query, query, type SlugParams } from "./query.ts";

/** An issue of the newsletter in a list. */
export interface IssueLine {
  _id: string;
  slug: string;
  subject: LocalizedText;
  preheader: LocalizedText | null;
  number: number | null;
  /** ISO 8601 moment at which its sending began; of a draft null. */
  sentAt: string | null;
  cover: ContentImage | null;
  coverLight: LightImage | null;
  /** It came with the sample content. */
  isSample: boolean;
}

/** An issue, whole. Posts that are not on the site are left out. */
export interface Issue extends IssueLine {
  /** ISO 8601 moment. */
  _updatedAt: string;
  body: Body;
  /** The post that the issue leads to. */
  lead: LeadPost | null;
  posts: LeadPost[];
}

/** GROQ of the condition that a document is an issue that was sent: what the archive has. */
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

/** The issues that were sent, newest first, and how many there are. */
export const issuesQuery: Query<{ issues: IssueLine[]; count: number }, PageParams> = query(
  `{"issues":${newest}[$start...$end]{${lineFields}},"count":count(*[${sentIssue}])}`,
);

/** One issue that was sent, or null. */
export const issueQuery: Query<Issue | null, SlugParams> = query(
  `*[${sentIssue}&&slug.current==$slug][0]{${fields}}`,
);

/** The id of the issue with that slug that was sent, or null. */
export const issueIdQuery: Query<string | null, { slug: string }> = query(
  `*[${sentIssue}&&slug.current==$slug][0]._id`,
);

/** The thirty newest issues, whole. */
export const issueFeedQuery: Query<Issue[], { lang: PageParams["lang"] }> = query(
  `${newest}[0...30]{${fields}}`,
);

/**
 * An issue as it is mailed, sent or not, or null: asked with the credential for raw documents. `ids`
 * are the draft's and the published one's; the draft goes first.
 */
export const issueMailQuery: Query<
  Issue | null,
  { lang: PageParams["lang"]; ids: [draft: string, published: string] }
> = query(
  `coalesce(*[_type=="newsletterIssue"&&_id==$ids[0]][0],*[_type=="newsletterIssue"&&_id==$ids[1]][0]){${fields}}`,
);
