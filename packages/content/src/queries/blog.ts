import type { PostLabels } from "../labels.ts";
import { categoryKey, defaultCategory, type LocalizedText } from "../language.ts";
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

/** What the blog page needs before anybody searches, in one request. */
export interface Blog {
  /** The posts asked for. */
  posts: PostCard[];
  /** The excerpt of the newest post of all, which leads the list without filters. */
  leadExcerpt: LocalizedText | null;
  /** The labels of every post, to count the filters by: `countLabels`. */
  labels: PostLabels[];
  /** The four latest with the editor's mark. */
  popular: PostLink[];
}

/** Keys of labels are English in any language; null asks for all. */
export type PostPageParams = PageParams & { category: string | null; tag: string | null };

/** A post as the search in the browser knows it. */
export interface PostIndexEntry extends PostLink {
  /** Key of the category. */
  category: string;
  /** Keys of the tags. */
  tags: string[];
  publishedAt: string | null;
  /** As in English; the Arabic name is among the words. */
  author: string | null;
  /** What else to look in: the excerpt; in Arabic the labels and the English texts, too. */
  words: string;
}

const filtered = `(!defined($category)||${categoryKey}==$category)&&(!defined($tag)||$tag in tags)`;
const shown = `[$start...$end]{${postCardFields}}`;

/** What the blog page opens with, filters of its address included. The posts are found and sorted once. */
export const blogQuery: Query<Blog, PostPageParams> = query(
  `{"all":*[${publishedPost}]|${newestPostsFirst}}{"posts":all[${filtered}]${shown},"leadExcerpt":all[0]{${excerpt}}.excerpt,` +
    `"labels":all[]{category,tags,$lang=="ar"=>{"ar":ar{category,tags}}},` +
    `"popular":all[isPopular==true][0...4]{${postLinkFields}}}`,
);

/** More posts of the same list. */
export const postPageQuery: Query<PostCard[], PostPageParams> = query(
  `*[${publishedPost}&&${filtered}]|${newestPostsFirst}${shown}`,
);

const arabicWords = `array::join(array::compact([ar.excerpt,ar.author,coalesce(ar.category,select(!defined(category)=>"${defaultCategory.ar}")),array::join(ar.tags," "),title,excerpt])," ")`;

/** Every published post, newest first, as short as a search can do with. For the first use of it. */
export const postIndexQuery: Query<PostIndexEntry[], LanguageParams> = query(
  `*[${publishedPost}]|${newestPostsFirst}{${postLinkFields},"category":${categoryKey},` +
    `"tags":coalesce(tags,[]),"publishedAt":publishedDate,author,"words":select($lang=="ar"=>${arabicWords},coalesce(excerpt,""))}`,
);

/** The cards of what a search found, newest first. */
export const postCardsQuery: Query<PostCard[], LanguageParams & { slugs: string[] }> = query(
  `*[${publishedPost}&&slug.current in $slugs]|${newestPostsFirst}{${postCardFields}}`,
);
