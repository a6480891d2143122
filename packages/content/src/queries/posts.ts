import {
  categoryLabel,
  type LocalizedLabel,
  type LocalizedLabels,
  type LocalizedText,
  labels,
  optionalText,
  text,
} from "../language.ts";
import { type Body, body, readingMinutes } from "./body.ts";
import { type ContentImage, image } from "./picture.ts";
import { type Query, query, type SlugParams } from "./query.ts";

/** A post in a list: everything but its body. */
export interface PostCard {
  _id: string;
  slug: string;
  title: LocalizedText;
  excerpt: LocalizedText | null;
  /** Null in the content service reads as "General". */
  category: LocalizedLabel;
  /** ISO 8601 moment, or null ("No date"). Stored as `publishedDate`. */
  publishedAt: string | null;
  featuredImage: ContentImage | null;
  /** For the light theme, where there is one of its own. */
  featuredImageLight: ContentImage | null;
  tags: LocalizedLabels;
  /** The editor's mark for the list of popular posts. */
  isPopular: boolean;
  /** Whole minutes, at least 1. */
  readingMinutes: number;
}

export interface Post extends PostCard {
  author: LocalizedText | null;
  body: Body;
  /** Up to three posts of the same category or with a tag in common. */
  related: PostCard[];
}

/** GROQ of the condition that a document is a published post. */
export const publishedPost = '_type=="blogPost"&&isPublished==true';

/** Newest first; a post without date comes last. Source: specification, section 7. */
export const newestPostsFirst = 'order(coalesce(publishedDate,"") desc,_id asc)';

/** GROQ of the fields of a `PostCard`. */
export const postCardFields: string = [
  "_id",
  '"slug":slug.current',
  text("title"),
  optionalText("excerpt"),
  categoryLabel(),
  '"publishedAt":publishedDate',
  image("featuredImage"),
  image("featuredImageLight"),
  labels("tags"),
  '"isPopular":isPopular==true',
  readingMinutes,
].join();

const related =
  `*[${publishedPost}&&_id!=^._id&&(category==^.category||count(tags[@ in ^.^.tags])>0)]` +
  `|${newestPostsFirst}[0...3]{${postCardFields}}`;

/** GROQ of the latest posts, for a query that asks for more than that. */
export const latestPosts = (count: number): string =>
  `*[${publishedPost}]|${newestPostsFirst}[0...${count}]{${postCardFields}}`;

/** One published post, or null. */
export const postQuery: Query<Post | null, SlugParams> = query(
  `*[${publishedPost}&&slug.current==$slug][0]{${postCardFields},${optionalText("author")},${body},"related":${related}}`,
);

/** Whether a post of that slug is published. */
export const postSlugExistsQuery: Query<boolean, { slug: string }> = query(
  `count(*[${publishedPost}&&slug.current==$slug])>0`,
);
