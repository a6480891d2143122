import type { InferOutput } from "valibot";
import { categoryKey } from "../localized-groq.ts";
import type { blog } from "../results/posts.ts";
import {
  excerpt,
  newestPostsFirst,
  type PostCard,
  postCardFields,
  postLinkFields,
  publishedPost,
} from "./posts.ts";
import { type LanguageParams, type PageParams, type Query, query } from "./query.ts";

export type Blog = InferOutput<typeof blog>;

/** Keys are English. Null means all. */
export type PostPageParams = PageParams & { category: string | null; tag: string | null };

const filtered = `(!defined($category)||${categoryKey}==$category)&&(!defined($tag)||$tag in tags)`;
const shown = `[$start...$end]{${postCardFields}}`;

const popular = `*[${publishedPost}&&isPopular==true]|${newestPostsFirst}[0...4]{${postLinkFields}}`;

export const blogQuery: Query<Blog, PageParams> = query(
  `{"posts":*[${publishedPost}]|${newestPostsFirst}${shown},` +
    `"leadExcerpt":*[${publishedPost}]|${newestPostsFirst}[0]{${excerpt}}.excerpt,"popular":${popular}}`,
);

export const postPageQuery: Query<PostCard[], PostPageParams> = query(
  `*[${publishedPost}&&${filtered}]|${newestPostsFirst}${shown}`,
);

export const postCardsQuery: Query<PostCard[], LanguageParams & { slugs: string[] }> = query(
  `*[${publishedPost}&&slug.current in $slugs]|${newestPostsFirst}{${postCardFields}}`,
);
