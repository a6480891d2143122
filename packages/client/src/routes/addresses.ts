import { defaultLanguage, type Language, languages } from "@agency/content/language";
import { isSitePath, withoutQuery } from "@agency/content/urls";

/** Returns a language's path prefix, such as `/ar`. Empty for the default. */
export const getPrefix = (language: Language): string =>
  language === defaultLanguage ? "" : `/${language}`;

/**
 * Splits a path into language and the rest. The prefix is case-insensitive, as in the router.
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
 * Returns `/about` in English, `/ar/about` in Arabic. Paths that may lead to another site become
 * the home page.
 *
 * @param path root-relative, without prefix. May have query and fragment.
 */
export function getLocalizedPath(language: Language, path: string): string {
  const prefix = getPrefix(language);
  const page = withoutQuery(path);
  if (!isSitePath(page)) return prefix || "/";
  return prefix && page === "/" ? prefix + path.slice(1) : prefix + path;
}

/**
 * Builds a path's absolute, localized URL.
 *
 * @param context `origin`: such as `https://www.example.com`
 */
export function getAbsoluteUrl(
  { origin }: { origin: string },
  language: Language,
  path: string,
): string {
  const address = getLocalizedPath(language, path);
  return address === "/" ? `${origin}/` : origin + address;
}
