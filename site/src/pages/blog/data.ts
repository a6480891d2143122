import {
  type Blog,
  blogQuery,
  type PostIndexEntry,
  postIndexQuery,
  postPageQuery,
} from "@agency/content/queries/blog";
import type { PostCard } from "@agency/content/queries/posts";
import { loadContent } from "../../content.ts";
import { searcher } from "../../fold.ts";
import type { Language } from "../../language.ts";
import { listLoader } from "../list/loader.ts";
import { type Filters, parts } from "./filters.ts";

const posts = listLoader<Blog, PostCard, Pick<Filters, "category" | "tag">>(
  { opening: blogQuery, page: postPageQuery },
  parts,
);

export const loadBlog = (lang: Language, { category, tag }: Filters): Promise<Blog> =>
  posts.loadOpening(lang, { category, tag });

/** The parts of the list that the filters show; `undefined` for the one that `loadBlog` brings. */
export const loadParts = (lang: Language, { category, tag, part }: Filters) =>
  posts.loadParts(lang, { category, tag }, part);

/** Every post as the search knows it. Asked for when the search gets the focus. */
export const loadIndex = (lang: Language): Promise<PostIndexEntry[]> =>
  loadContent(postIndexQuery, { lang });

/** What a search finds, in the order of the index, whatever the filters say. */
export const findPosts = searcher(({ title, category, tags, words }: PostIndexEntry) => [
  title.text,
  category,
  ...tags,
  words,
]);
