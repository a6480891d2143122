import {
  blogQuery,
  type PostIndexEntry,
  postCardsQuery,
  postIndexQuery,
  postPageQuery,
} from "@agency/content/queries/blog";
import { bodyPatterns, postBodySearchQuery } from "@agency/content/queries/post-search";
import type { PostCard } from "@agency/content/queries/posts";
import type { Answered } from "../../content.ts";
import { fold, searcher } from "../../fold.ts";
import type { Language } from "../../language.ts";
import type { Ask } from "../../navigation/page.ts";
import { inPieces } from "../list/slugs.ts";
import { endOf, type Filters, partsOf, passes } from "./filters.ts";

/** What a search finds in the index, in its order, whatever the filters say. */
export const findPosts = searcher(
  ({ title, category, tags, publishedAt, author, words }: PostIndexEntry) => [
    title.text,
    category,
    ...tags,
    publishedAt?.slice(0, 4) ?? "",
    author ?? "",
    words,
  ],
);

/** What the service is asked for a search in whole texts; nothing where it is too short to ask. */
function bodySearch({ q }: Filters) {
  const words = bodyPatterns(fold(q));
  return words.length > 0 ? { words } : undefined;
}

/** What a search finds, in the order of the index: in the index itself, and in the bodies. */
function matches(
  index: readonly PostIndexEntry[],
  inBodies: readonly string[],
  { q }: Filters,
): PostIndexEntry[] {
  const found = new Set(findPosts(index, q).map(({ slug }) => slug));
  for (const slug of inBodies) found.add(slug);
  return index.filter(({ slug }) => found.has(slug));
}

/** The blog without filters; its labels count all that there is. The same for every address. */
const opening = (lang: Language) => ({ lang, start: 0, end: endOf(1), category: null, tag: null });

const isSearched = ({ q }: Filters) => q.trim() !== "";

/** The part of the list that the opening does not bring, if the filters ask for one. */
function beyond(lang: Language, { category, tag, part }: Filters) {
  if (category === null && tag === null)
    return part > 1 ? { lang, category, tag, start: endOf(1), end: endOf(part) } : undefined;
  return { lang, category, tag, start: 0, end: endOf(part) };
}

const cardsOf = (found: readonly PostIndexEntry[], filters: Filters) =>
  inPieces(
    found
      .filter((entry) => passes(entry, filters))
      .slice(0, endOf(filters.part))
      .map(({ slug }) => slug),
  );

/** Asks the content service for what the filters show. */
export async function askForBlog(ask: Ask, lang: Language, filters: Filters): Promise<void> {
  const asked: Promise<unknown>[] = [ask(blogQuery, opening(lang))];
  const page = beyond(lang, filters);
  if (isSearched(filters)) {
    const inBodies = bodySearch(filters);
    const [index, slugs] = await Promise.all([
      ask(postIndexQuery, { lang }),
      // What the index finds shows without it.
      inBodies ? ask(postBodySearchQuery, inBodies).catch(() => []) : [],
    ]);
    const found = matches(index, slugs, filters);
    for (const slugs of cardsOf(found, filters)) asked.push(ask(postCardsQuery, { lang, slugs }));
  } else if (page) asked.push(ask(postPageQuery, page));
  await Promise.all(asked);
}

/** The blog as far as it is there whatever the filters say: its labels, what is read most. */
export const findBlog = ({ find }: Answered, lang: Language) => find(blogQuery, opening(lang));

/** What the search finds, whatever the filters say; nothing where there is no search. */
export function findMatches({ find }: Answered, lang: Language, filters: Filters) {
  const index = isSearched(filters) ? find(postIndexQuery, { lang }) : undefined;
  const inBodies = bodySearch(filters);
  const slugs = inBodies && find(postBodySearchQuery, inBodies);
  return index && matches(index, slugs ?? [], filters);
}

/** The posts that the filters ask for, and how many there are. Throws as `Answered.read` does. */
export function readPosts(
  answered: Answered,
  lang: Language,
  asked: Filters,
): { posts: PostCard[]; count: number; part: number } {
  const { read } = answered;
  const blog = read(blogQuery, opening(lang));
  if (isSearched(asked)) {
    read(postIndexQuery, { lang });
    const found = findMatches(answered, lang, asked) ?? [];
    const count = found.filter((entry) => passes(entry, asked)).length;
    const part = Math.min(asked.part, partsOf(count));
    const posts = cardsOf(found, asked).flatMap((slugs) => read(postCardsQuery, { lang, slugs }));
    return { posts, count, part };
  }
  const count = blog.labels.filter((post) => passes(post, asked)).length;
  const part = Math.min(asked.part, partsOf(count));
  const page = beyond(lang, asked);
  if (!page) return { posts: blog.posts, count, part };
  const rest = read(postPageQuery, page);
  return { posts: page.start > 0 ? [...blog.posts, ...rest] : rest, count, part };
}
