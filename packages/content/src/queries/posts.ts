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
} from "../localized.ts";
import { type Body, body, readingMinutes } from "./body.ts";
import { type FeaturedImages, featuredImages } from "./picture.ts";
import { isSample, notWithdrawn, type Query, query, type SlugParams } from "./query.ts";

export interface PostLink {
  slug: string;
  title: LocalizedText;
}

/** A post in a list without pictures. */
export interface PostLine extends PostLink {
  /** "General" if the stored value is null. */
  category: LocalizedLabel;
  /** ISO 8601 timestamp, or null ("No date"). Stored as `publishedDate`. */
  publishedAt: string | null;
  isSample: boolean;
}

export interface PostCard extends PostLine, FeaturedImages {}

/** A post in a list, with its reading time. */
export interface ReadPost extends Omit<PostLine, "category"> {
  /** Whole minutes, at least 1. */
  readingMinutes: number;
}

/** The featured post of a list. */
export interface LeadPost extends PostCard {
  /** Whole minutes, at least 1. */
  readingMinutes: number;
}

export type RelatedPost = Omit<PostCard, "publishedAt">;

export interface Post extends LeadPost {
  excerpt: LocalizedText | null;
  author: LocalizedText | null;
  _updatedAt: string;
  tags: LocalizedLabels;
  body: Body;
  /** Up to three posts of the same category or with a tag in common. */
  related: RelatedPost[];
}

const published = '_type=="blogPost"&&isPublished==true';

/**
 * GROQ condition: a published post whose publication time has passed, and whose withdrawal time has
 * not. Without a publication time it appears at once. Compares strings, which costs a third of
 * `dateTime`. Works because the Studio and `now` both use UTC.
 */
export const publishedPost = `${published}&&(!defined(publishedDate)||publishedDate<=now())&&${notWithdrawn}`;

/** GROQ condition: a post that will be published after `$since`. */
export const plannedPost = `${published}&&publishedDate>$since`;

/** Newest first. Posts without a date come last. Source: specification, section 7. */
export const newestPostsFirst = 'order(coalesce(publishedDate,"") desc,_id asc)';

/** GROQ fields of a `PostLink`. */
export const postLinkFields = `"slug":slug.current,${text("title")}`;

const lineFields = `${postLinkFields},${categoryLabel()},"publishedAt":publishedDate,${isSample}`;

/** GROQ fields of a `PostCard`. */
export const postCardFields: string = `${lineFields},${featuredImages}`;

/** GROQ of the field `excerpt`. Result type `LocalizedText | null`. */
export const excerpt: string = optionalText("excerpt");

const latest = (range: string, fields: string) =>
  `*[${publishedPost}]|${newestPostsFirst}${range}{${fields}}`;

/** Returns GROQ of the newest `count` posts. Result type `ReadPost[]`. */
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
