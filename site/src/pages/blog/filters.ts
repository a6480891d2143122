import type { PostLabels } from "@agency/content";
import { defaultCategory } from "@agency/content";

/** What the blog's address says: `?q=`, `?category=`, `?tag=`, `?page=`. Keys are English in any language. */
export interface Filters {
  q: string;
  category: string | null;
  tag: string | null;
  /** How many parts of the list are shown, from 1. */
  page: number;
}

export function readFilters(search: URLSearchParams): Filters {
  const page = Number(search.get("page"));
  return {
    q: search.get("q") ?? "",
    category: search.get("category") || null,
    tag: search.get("tag") || null,
    page: Number.isInteger(page) && page > 1 ? page : 1,
  };
}

/** The search part of the address with these filters; the first part needs no word. */
export function searchOf({ page = 1, ...filters }: Partial<Filters>): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) if (value) search.set(name, value);
  if (page > 1) search.set("page", String(page));
  return search;
}

/** The address of the blog with these filters. */
export function filterHref(filters: Partial<Filters>): string {
  const search = searchOf(filters);
  return search.size > 0 ? `/blog?${search}` : "/blog";
}

/** Whether a post passes the filters, the search aside. A post without category is General. */
export const passes = (
  { category, tags }: Pick<PostLabels, "category" | "tags">,
  filters: Pick<Filters, "category" | "tag">,
): boolean =>
  (filters.category === null || (category ?? defaultCategory.en) === filters.category) &&
  (filters.tag === null || (tags ?? []).includes(filters.tag));

/** The post that leads the list with six rows, and as many rows with each part after it. */
const firstCount = 7;
const moreCount = 6;

/** Where a part of the list ends, counted from 0, the post itself not included. */
export const endOf = (page: number): number => firstCount + moreCount * (page - 1);
export const startOf = (page: number): number => (page > 1 ? endOf(page - 1) : 0);

/** How many parts `count` posts make. */
export const pagesOf = (count: number): number =>
  Math.max(1, 1 + Math.ceil((count - firstCount) / moreCount));
