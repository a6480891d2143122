import {
  type Blog,
  blogQuery,
  type PostCard,
  type PostIndexEntry,
  type PostPageParams,
  postIndexQuery,
  postPageQuery,
} from "@agency/content";
import { loadContent } from "../../content.ts";
import { searcher } from "../../fold.ts";
import type { Language } from "../../language.ts";
import { endOf, type Filters, startOf } from "./filters.ts";

const opened = new Map<Language, PostPageParams>();

/**
 * What the list opens with. It also carries the labels that filters are counted by, so it is asked
 * once for a language, with the filters of the first address; other filters ask for cards alone.
 */
function opening(lang: Language, { category, tag }: Filters): PostPageParams {
  let params = opened.get(lang);
  if (!params) {
    params = { lang, start: 0, end: endOf(1), category, tag };
    opened.set(lang, params);
  }
  return params;
}

export const loadBlog = (lang: Language, filters: Filters): Promise<Blog> =>
  loadContent(blogQuery, opening(lang, filters));

/** The parts of the list that the filters show; `undefined` for the one that `loadBlog` brings. */
export function loadParts(
  lang: Language,
  { category, tag, page: last }: Filters,
): (Promise<PostCard[]> | undefined)[] {
  const first = opened.get(lang);
  return Array.from({ length: last }, (_, index) => index + 1).map((page) =>
    page === 1 && first?.category === category && first.tag === tag
      ? undefined
      : loadContent(postPageQuery, {
          lang,
          category,
          tag,
          start: startOf(page),
          end: endOf(page),
        }),
  );
}

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
