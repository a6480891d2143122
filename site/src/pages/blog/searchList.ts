import { createPagination } from "@agency/client/lists/pagination";
import { blogQuery, postCardsQuery, postPageQuery } from "@agency/content/queries/blog";
import type { PostCard } from "@agency/content/queries/posts";
import { createSearchList, type ListFilters } from "../list/createSearchList.ts";

export type Filters = ListFilters<"category" | "tag">;

/** First page: a lead and six rows. */
export const pagination = createPagination(7, 6);

/** List of posts: `?q=`, `?category=`, `?tag=`, `?page=`. */
export const blogList = createSearchList({
  path: "/blog",
  type: "blogPost",
  names: ["category", "tag"],
  pagination,
  openingQuery: blogQuery,
  getCards: (blog) => blog.posts,
  pageQuery: postPageQuery,
  cardsQuery: postCardsQuery,
  countsByText: true,
});

/** Returns the lead of the unfiltered list: the first post, if it has a picture. */
export const getLead = (first: PostCard | undefined, filters: Filters): PostCard | undefined =>
  !blogList.isFiltered(filters) && first?.featuredImage ? first : undefined;
