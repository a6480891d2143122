import type { InferOutput } from "valibot";
import { categoryKey, labels, optionalText } from "../localized-groq.ts";
import type * as schemas from "../results/posts.ts";
import { body } from "./body.ts";
import {
  excerpt,
  newestPostsFirst,
  postCardFields,
  postLinkFields,
  publishedPost,
} from "./posts.ts";
import { isSample, type LanguageParams, type Query, query } from "./query.ts";

export type FeedPost = InferOutput<typeof schemas.feedPost>;

export type PostSummary = InferOutput<typeof schemas.postSummary>;

const fields = [
  "_createdAt,_updatedAt",
  postCardFields,
  excerpt,
  optionalText("author"),
  labels("tags"),
  body,
].join();

/** A null category means all. */
export const feedQuery: Query<FeedPost[], LanguageParams & { category: string | null }> = query(
  `*[${publishedPost}&&(!defined($category)||${categoryKey}==$category)]|${newestPostsFirst}[0...30]{${fields}}`,
);

export const postSummariesQuery: Query<PostSummary[], LanguageParams> = query(
  `*[${publishedPost}]|${newestPostsFirst}[0...30]{${postLinkFields},${excerpt},${isSample}}`,
);
