import { createPagination } from "@agency/client/lists/pagination";
import { blogQuery, postCardsQuery, postPageQuery } from "@agency/content/queries/blog";
import type { PostCard } from "@agency/content/queries/posts";
import { createSearchList, type ListFilters } from "../list/createSearchList.ts";

export type Filters = ListFilters<"category" | "tag">;

/** A lead and six rows. */
export const pagination = createPagination(7, 6);

/** `?q=`, `?category=`, `?tag=`, `?page=`. */
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

/** Returns the unfiltered list's first post, if it has a picture. */
export const getLead = (first: PostCard | undefined, filters: Filters): PostCard | undefined =>
  !blogList.isFiltered(filters) && first?.featuredImage ? first : undefined;
