import {
  categoryKey,
  type LocalizedLabels,
  type LocalizedText,
  labels,
  optionalText,
} from "../localized-groq.ts";
import { type Body, body } from "./body.ts";
import {
  excerpt,
  newestPostsFirst,
  type PostCard,
  type PostLink,
  postCardFields,
  postLinkFields,
  publishedPost,
} from "./posts.ts";
import { isSample, type LanguageParams, type Query, query } from "./query.ts";

export interface FeedPost extends PostCard {
  _id: string;
  _createdAt: string;
  _updatedAt: string;
  excerpt: LocalizedText | null;
  author: LocalizedText | null;
  tags: LocalizedLabels;
  body: Body;
}

const fields = [
  "_id,_createdAt,_updatedAt",
  postCardFields,
  excerpt,
  optionalText("author"),
  labels("tags"),
  body,
].join();

/** A null category (English key) means all. */
export const feedQuery: Query<FeedPost[], LanguageParams & { category: string | null }> = query(
  `*[${publishedPost}&&(!defined($category)||${categoryKey}==$category)]|${newestPostsFirst}[0...30]{${fields}}`,
);

export interface PostSummary extends PostLink {
  excerpt: LocalizedText | null;
  isSample: boolean;
}

export const postSummariesQuery: Query<PostSummary[], LanguageParams> = query(
  `*[${publishedPost}]|${newestPostsFirst}[0...30]{${postLinkFields},${excerpt},${isSample}}`,
);
