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

/** A title that leads to a post. */
export interface PostLink {
  slug: string;
  title: LocalizedText;
}

/** A post in words. */
export interface PostLine extends PostLink {
  /** Null in the content service reads as "General". */
  category: LocalizedLabel;
  /** ISO 8601 moment, or null ("No date"). Stored as `publishedDate`. */
  publishedAt: string | null;
  /** It came with the sample content. */
  isSample: boolean;
}

/** A post in a list, with its picture. */
export interface PostCard extends PostLine, FeaturedImages {}

/** A post in words, with how long it is read. */
export interface ReadPost extends Omit<PostLine, "category"> {
  /** Whole minutes, at least 1. */
  readingMinutes: number;
}

/** The post that leads the others. */
export interface LeadPost extends PostCard {
  /** Whole minutes, at least 1. */
  readingMinutes: number;
}

/** A post to read next. */
export type RelatedPost = Omit<PostCard, "publishedAt">;

export interface Post extends LeadPost {
  excerpt: LocalizedText | null;
  author: LocalizedText | null;
  /** ISO 8601 moment. */
  _updatedAt: string;
  tags: LocalizedLabels;
  body: Body;
  /** Up to three posts of the same category or with a tag in common. */
  related: RelatedPost[];
}

const published = '_type=="blogPost"&&isPublished==true';

/**
 * GROQ of the condition that a document is a published post whose moment has come, and that of its
 * end has not; one without a moment is there at once. Compared as texts, which costs a third of `dateTime`: a Studio stores
 * moments in UTC, and so does `now` give them.
 */
export const publishedPost = `${published}&&(!defined(publishedDate)||publishedDate<=now())&&${notWithdrawn}`;

/** GROQ of the condition that a document is a post whose moment comes after `$since`. */
export const plannedPost = `${published}&&publishedDate>$since`;

/** Newest first; a post without date comes last. Source: specification, section 7. */
export const newestPostsFirst = 'order(coalesce(publishedDate,"") desc,_id asc)';

/** GROQ of the fields of a `PostLink`. */
export const postLinkFields = `"slug":slug.current,${text("title")}`;

const lineFields = `${postLinkFields},${categoryLabel()},"publishedAt":publishedDate,${isSample}`;

/** GROQ of the fields of a `PostCard`. */
export const postCardFields: string = `${lineFields},${featuredImages}`;

/** GROQ of the field `excerpt`; result type `LocalizedText | null`. */
export const excerpt: string = optionalText("excerpt");

const latest = (range: string, fields: string) =>
  `*[${publishedPost}]|${newestPostsFirst}${range}{${fields}}`;

/** GROQ of so many of the newest posts; result type `ReadPost[]`. */
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

/** One published post, or null. */
export const postQuery: Query<Post | null, SlugParams> = query(
  `*[${publishedPost}&&slug.current==$slug][0]{${postCardFields},${detailFields}}`,
);

/** The id of the published post with that slug, or null. */
export const postIdQuery: Query<string | null, { slug: string }> = query(
  `*[${publishedPost}&&slug.current==$slug][0]._id`,
);
