import { defaultLanguage, type Language, languages } from "@agency/content/language";
import { isSitePath, withoutQuery } from "@agency/content/urls";

/** Returns a language's path prefix, such as `/ar`. Empty for the default language. */
export const getPrefix = (language: Language): string =>
  language === defaultLanguage ? "" : `/${language}`;

/**
 * Splits a path into language and path without prefix. The prefix is case-insensitive, as in the
 * router.
 *
 * @param pathname such as `/ar/about`
 */
export function parseLocalizedPath(pathname: string): { language: Language; path: string } {
  const start = pathname.split("/", 2).join("/").toLowerCase();
  const language = languages.find((one) => getPrefix(one) === start && start !== "");
  return language
    ? { language, path: pathname.slice(start.length) || "/" }
    : { language: defaultLanguage, path: pathname };
}

/**
 * Returns `/about` in English, `/ar/about` in Arabic. Paths that browsers may resolve to another
 * site become the home page.
 *
 * @param path root-relative, without prefix. May have a query and fragment.
 */
export function getLocalizedPath(language: Language, path: string): string {
  const prefix = getPrefix(language);
  const page = withoutQuery(path);
  if (!isSitePath(page)) return prefix || "/";
  return prefix && page === "/" ? prefix + path.slice(1) : prefix + path;
}

/**
 * Builds the absolute, localized URL of a path.
 *
 * @param context `origin`: without a path, such as `https://www.example.com`
 */
export function getAbsoluteUrl(
  { origin }: { origin: string },
  language: Language,
  path: string,
): string {
  const address = getLocalizedPath(language, path);
  return address === "/" ? `${origin}/` : origin + address;
}
