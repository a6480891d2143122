import type { InferOutput } from "valibot";
import {
  categoryKey,
  categoryLabel,
  defaultCategory,
  labels,
  optionalText,
  text,
} from "../localized-groq.ts";
import type * as schemas from "../results/posts.ts";
import { body, readingMinutes } from "./body.ts";
import { featuredImages } from "./picture.ts";
import { isSample, notWithdrawn, type Query, query, type SlugParams, slugFields } from "./query.ts";

export type PostLink = InferOutput<typeof schemas.postLink>;

export type PostCard = InferOutput<typeof schemas.postCard>;

export type PostWithReadingTime = InferOutput<typeof schemas.postWithReadingTime>;

export type FeaturedPost = InferOutput<typeof schemas.featuredPost>;

export type Post = InferOutput<typeof schemas.post>;

const published = '_type=="blogPost"&&isPublished==true';

/**
 * Posts without a date are published at once. Compares strings, at a third of the cost of
 * `dateTime`: the Studio and `now` both use UTC.
 */
export const publishedPost = `${published}&&(!defined(publishedDate)||publishedDate<=now())&&${notWithdrawn}`;

export const plannedPost = `${published}&&publishedDate>$since`;

/** Specification, section 7. Posts without a date come last. */
export const newestPostsFirst = 'order(coalesce(publishedDate,"") desc,_id asc)';

export const postLinkFields = `${slugFields},${text("title")}`;

const lineFields = `${postLinkFields},${categoryLabel()},"publishedAt":publishedDate,${isSample}`;

export const postCardFields: string = `${lineFields},${featuredImages}`;

export const excerpt: string = optionalText("excerpt");

const latest = (range: string, fields: string) =>
  `*[${publishedPost}]|${newestPostsFirst}${range}{${fields}}`;

export const latestPosts = (count: number): string =>
  latest(
    `[0...${count}]`,
    `${postLinkFields},"publishedAt":publishedDate,${isSample},${readingMinutes}`,
  );

const related =
  `*[${publishedPost}&&_id!=^._id&&(${categoryKey}==coalesce(^.category,"${defaultCategory.en}")||count(tags[@ in ^.^.tags])>0)]` +
  `|${newestPostsFirst}[0...3]{${postLinkFields},${categoryLabel()},${featuredImages},${isSample}}`;

/** Without other posts. */
export const ownPostFields: string = [
  postCardFields,
  readingMinutes,
  excerpt,
  "_updatedAt",
  optionalText("author"),
  labels("tags"),
  body,
].join();

export const postQuery: Query<Post | null, SlugParams> = query(
  `*[${publishedPost}&&slug.current==$slug][0]{${ownPostFields},"related":${related}}`,
);

export const postIdQuery: Query<string | null, { slug: string }> = query(
  `*[${publishedPost}&&slug.current==$slug][0]._id`,
);
