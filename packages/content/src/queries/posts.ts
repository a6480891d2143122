import {
  categoryKey,
  categoryLabel,
  defaultCategory,
  type LocalizedLabel,
  type LocalizedLabels,
  type LocalizedText,
  labels,
  optionalText,
  text,
} from "../localized-groq.ts";
import { type Body, body, readingMinutes } from "./body.ts";
import { type FeaturedImages, featuredImages } from "./picture.ts";
import { isSample, notWithdrawn, type Query, query, type SlugParams } from "./query.ts";

export interface PostLink {
  slug: string;
  title: LocalizedText;
}

export interface PostLine extends PostLink {
  /** "General" if none is stored. */
  category: LocalizedLabel;
  /** ISO 8601 timestamp, stored as `publishedDate`. Null means "No date". */
  publishedAt: string | null;
  isSample: boolean;
}

export interface PostCard extends PostLine, FeaturedImages {}

export interface PostWithReadingTime extends Omit<PostLine, "category"> {
  /** At least 1. */
  readingMinutes: number;
}

export interface FeaturedPost extends PostCard {
  /** At least 1. */
  readingMinutes: number;
}

export type RelatedPost = Omit<PostCard, "publishedAt">;

export interface Post extends FeaturedPost {
  excerpt: LocalizedText | null;
  author: LocalizedText | null;
  _updatedAt: string;
  tags: LocalizedLabels;
  body: Body;
  /** Up to three, of the same category or with a common tag. */
  related: RelatedPost[];
}

const published = '_type=="blogPost"&&isPublished==true';

/**
 * A post without a date is published at once. Compares strings, which costs a third of `dateTime`,
 * and works because the Studio and `now` both use UTC.
 */
export const publishedPost = `${published}&&(!defined(publishedDate)||publishedDate<=now())&&${notWithdrawn}`;

export const plannedPost = `${published}&&publishedDate>$since`;

/** Newest first. Posts without a date come last. Source: specification, section 7. */
export const newestPostsFirst = 'order(coalesce(publishedDate,"") desc,_id asc)';

export const postLinkFields = `"slug":slug.current,${text("title")}`;

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

const detailFields = [
  readingMinutes,
  excerpt,
  "_updatedAt",
  optionalText("author"),
  labels("tags"),
  body,
  `"related":${related}`,
].join();

export const postQuery: Query<Post | null, SlugParams> = query(
  `*[${publishedPost}&&slug.current==$slug][0]{${postCardFields},${detailFields}}`,
);

export const postIdQuery: Query<string | null, { slug: string }> = query(
  `*[${publishedPost}&&slug.current==$slug][0]._id`,
);
