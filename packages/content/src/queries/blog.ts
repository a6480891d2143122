import { categoryKey, type LocalizedText } from "../localized.ts";
import {
  excerpt,
  newestPostsFirst,
  type PostCard,
  type PostLink,
  postCardFields,
  postLinkFields,
  publishedPost,
} from "./posts.ts";
import { type LanguageParams, type PageParams, type Query, query } from "./query.ts";

/** What the blog opens with. */
export interface Blog {
  /** The posts asked for. */
  posts: PostCard[];
  /** The excerpt of the newest post of all, which leads the list without filters. */
  leadExcerpt: LocalizedText | null;
  /** The four latest with the editor's mark. */
  popular: PostLink[];
}

/** Keys of labels are English in any language; null asks for all. */
export type PostPageParams = PageParams & { category: string | null; tag: string | null };

const filtered = `(!defined($category)||${categoryKey}==$category)&&(!defined($tag)||$tag in tags)`;
const shown = `[$start...$end]{${postCardFields}}`;

const popular = `*[${publishedPost}&&isPopular==true]|${newestPostsFirst}[0...4]{${postLinkFields}}`;

/** What the blog opens with, in one request. */
export const blogQuery: Query<Blog, PageParams> = query(
  `{"posts":*[${publishedPost}]|${newestPostsFirst}${shown},` +
    `"leadExcerpt":*[${publishedPost}]|${newestPostsFirst}[0]{${excerpt}}.excerpt,"popular":${popular}}`,
);

/** A part of the list that passes the filters. */
export const postPageQuery: Query<PostCard[], PostPageParams> = query(
  `*[${publishedPost}&&${filtered}]|${newestPostsFirst}${shown}`,
);

/** The cards of what a search found, newest first. */
export const postCardsQuery: Query<PostCard[], LanguageParams & { slugs: string[] }> = query(
  `*[${publishedPost}&&slug.current in $slugs]|${newestPostsFirst}{${postCardFields}}`,
);
