import type { FetchQuery, QueryReader } from "@agency/client/navigation";
import type { Language } from "@agency/content/language";
import { blogQuery, postCardsQuery, postPageQuery } from "@agency/content/queries/blog";
import type { PostCard } from "@agency/content/queries/posts";
import type { SearchAnswer } from "@agency/search/contract";
import { siteSearch } from "../../search.ts";
import {
  allOf,
  askForCounts,
  askForFound,
  isSearched,
  readFound,
  searchFor,
} from "../list/found.ts";
import { countParts, type Filters, getPartEnd, isFiltered } from "./filters.ts";

/** The blog without filters. The same for every address. */
const opening = (lang: Language) => ({ lang, start: 0, end: getPartEnd(1) });

const posts = (lang: Language) => ({ lang, type: ["blogPost"] as const });

/** What all posts are counted by. */
const all = (lang: Language) => searchFor(posts(lang), {});

/** What the text finds, whatever the filters say: each filter stands for itself. */
const matches = (lang: Language, { q }: Filters) => searchFor(posts(lang), { q });

const hasFilter = ({ category, tag }: Filters) => category !== null || tag !== null;

/** What text and filters find. A list without a text comes by its dates, and is counted alone. */
const found = (lang: Language, filters: Filters) => {
  const { q, category, tag, part } = filters;
  const search = searchFor(
    posts(lang),
    { q, category, tag },
    isSearched(filters) ? getPartEnd(part) : 0,
  );
  // What the filters count, the text alone finds.
  return hasFilter(filters) ? { ...search, facets: false } : search;
};

/** The part of the list that the opening does not bring, if the filters ask for one. */
function beyond(lang: Language, { category, tag, part }: Filters) {
  if (category === null && tag === null)
    return part > 1
      ? { lang, category, tag, start: getPartEnd(1), end: getPartEnd(part) }
      : undefined;
  return { lang, category, tag, start: 0, end: getPartEnd(part) };
}

/** Asks for what the filters show: the content service for posts, the search for counts. A list without a text needs no counts. */
export async function askForBlog(
  fetchQuery: FetchQuery,
  lang: Language,
  filters: Filters,
): Promise<void> {
  const asked: Promise<unknown>[] = [
    fetchQuery(blogQuery, opening(lang)),
    askForCounts(fetchQuery, all(lang)),
  ];
  if (isSearched(filters)) {
    const cards = (slugs: string[]) => fetchQuery(postCardsQuery, { lang, slugs });
    asked.push(askForFound(fetchQuery, found(lang, filters), getPartEnd(filters.part), cards));
    if (hasFilter(filters)) asked.push(askForCounts(fetchQuery, matches(lang, filters)));
  } else {
    const page = beyond(lang, filters);
    if (page) asked.push(fetchQuery(postPageQuery, page));
    if (hasFilter(filters)) asked.push(askForCounts(fetchQuery, found(lang, filters)));
  }
  await allOf(asked);
}

/** The blog as far as it is there whatever the filters say: its lead, what is read most. */
export const findBlog = ({ find }: QueryReader, lang: Language) => find(blogQuery, opening(lang));

/** What the filters are counted by, each undefined where it did not come. */
export interface BlogCounts {
  /** Of all posts. */
  all: SearchAnswer | undefined;
  /** Of what the text finds, whatever the filters say. */
  matches: SearchAnswer | undefined;
  /** Of what text and filters find. */
  found: SearchAnswer | undefined;
}

export function findCounts({ find }: QueryReader, lang: Language, filters: Filters): BlogCounts {
  const every = find(siteSearch, all(lang));
  const filtered = isFiltered(filters) ? find(siteSearch, found(lang, filters)) : every;
  if (!isSearched(filters)) return { all: every, matches: every, found: filtered };
  const matching = hasFilter(filters) ? find(siteSearch, matches(lang, filters)) : filtered;
  return { all: every, matches: matching, found: filtered };
}

/**
 * Returns the posts that the filters ask for, and how many there are, if that is known. Throws as
 * `QueryReader.read` does.
 */
export function readPosts(
  answered: QueryReader,
  lang: Language,
  asked: Filters,
): { posts: PostCard[]; counts: SearchAnswer | undefined; part: number } {
  const { read, find } = answered;
  const blog = read(blogQuery, opening(lang));
  const counts = find(siteSearch, isFiltered(asked) ? found(lang, asked) : all(lang));
  const part = counts ? Math.min(asked.part, countParts(counts.count)) : asked.part;
  if (isSearched(asked)) {
    const slugs = readFound(answered, found(lang, asked), getPartEnd(asked.part));
    return {
      posts: slugs.flatMap((some) => read(postCardsQuery, { lang, slugs: some })),
      counts,
      part,
    };
  }
  const page = beyond(lang, asked);
  if (!page) return { posts: blog.posts, counts, part };
  const rest = read(postPageQuery, page);
  return { posts: page.start > 0 ? [...blog.posts, ...rest] : rest, counts, part };
}

/** How many posts the next answers put before those that are shown. */
export function countNew(
  shown: QueryReader,
  next: QueryReader,
  lang: Language,
  filters: Filters,
): number {
  const slugs = (answered: QueryReader) => {
    try {
      return readPosts(answered, lang, filters).posts.map(({ slug }) => slug);
    } catch {
      return [];
    }
  };
  const known = new Set(slugs(shown));
  const all = slugs(next);
  const end = all.findLastIndex((slug) => known.has(slug));
  return all.slice(0, end + 1).filter((slug) => !known.has(slug)).length;
}
