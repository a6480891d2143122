import type { Language } from "./language.ts";

/** Location of a feed, without language prefix. */
export interface FeedLocation {
  /** Without extension, such as `/feed`. */
  path: string;
  /** With extension. @default `path` with `.json` */
  jsonPath?: string;
}

export interface FeedPaths {
  atom: string;
  json: string;
}

/** Converts a category to a path segment, such as `digital-strategy`. */
export const getFeedSlug = (category: string): string =>
  encodeURIComponent(
    category
      .trim()
      .toLowerCase()
      .replace(/[\s/&]+/g, "-"),
  );

/**
 * Returns paths such as `/ar/feed/branding.json`.
 *
 * @param category key. @default all categories
 */
export function getFeedPaths(
  getLocalizedPath: (language: Language, path: string) => string,
  language: Language,
  { path, jsonPath }: FeedLocation,
  category?: string,
): FeedPaths {
  const base = category ? `${path}/${getFeedSlug(category)}` : path;
  const json = jsonPath !== undefined && !category ? jsonPath : `${base}.json`;
  return {
    atom: getLocalizedPath(language, `${base}.xml`),
    json: getLocalizedPath(language, json),
  };
}
