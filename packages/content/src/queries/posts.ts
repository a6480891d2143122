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
} from "../language.ts";
import { type Body, body, readingMinutes } from "./body.ts";
import { type FeaturedImages, featuredImages } from "./picture.ts";
import { type NoParams, type Query, query, type SlugParams } from "./query.ts";

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
}

/** A post in a list, with its picture. */
export interface PostCard extends PostLine, FeaturedImages {}

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
  tags: LocalizedLabels;
  body: Body;
  /** Up to three posts of the same category or with a tag in common. */
  related: RelatedPost[];
}

/** GROQ of the condition that a document is a published post. */
export const publishedPost = '_type=="blogPost"&&isPublished==true';

/** Newest first; a post without date comes last. Source: specification, section 7. */
export const newestPostsFirst = 'order(coalesce(publishedDate,"") desc,_id asc)';

/** GROQ of the fields of a `PostLink`. */
export const postLinkFields = `"slug":slug.current,${text("title")}`;

const lineFields = `${postLinkFields},${categoryLabel()},"publishedAt":publishedDate`;

/** GROQ of the fields of a `PostCard`. */
export const postCardFields: string = `${lineFields},${featuredImages}`;

/** GROQ of the field `excerpt`; result type `LocalizedText | null`. */
export const excerpt: string = optionalText("excerpt");

const latest = (range: string, fields: string) =>
  `*[${publishedPost}]|${newestPostsFirst}${range}{${fields}}`;

/** GROQ of the newest post, which leads the others; result type `LeadPost | null`. */
export const leadPost: string = latest("[0]", `${postCardFields},${readingMinutes}`);

/** GROQ of those after it; result type `PostLine[]`. */
export const postsAfterLead = (count: number): string => latest(`[1...${count + 1}]`, lineFields);

const related =
  `*[${publishedPost}&&_id!=^._id&&(${categoryKey}==coalesce(^.category,"${defaultCategory.en}")||count(tags[@ in ^.^.tags])>0)]` +
  `|${newestPostsFirst}[0...3]{${postLinkFields},${categoryLabel()},${featuredImages}}`;

const detailFields = [
  readingMinutes,
  excerpt,
  optionalText("author"),
  labels("tags"),
  body,
  `"related":${related}`,
].join();

/** One published post, or null. */
export const postQuery: Query<Post | null, SlugParams> = query(
  `*[${publishedPost}&&slug.current==$slug][0]{${postCardFields},${detailFields}}`,
);

/** The slug of each published post. */
export const postSlugsQuery: Query<string[], NoParams> = query(`*[${publishedPost}].slug.current`);
