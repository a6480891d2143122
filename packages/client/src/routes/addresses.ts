import { defaultLanguage, type Language, languages } from "@agency/content/language";
import { isSitePath, withoutQuery } from "@agency/content/urls";

/** Returns the prefix of a language's addresses, such as `/ar`. Empty for the default language. */
export const getPrefix = (language: Language): string =>
  language === defaultLanguage ? "" : `/${language}`;

/**
 * Splits a path into the language that its prefix names, and the path without the prefix.
 *
 * @param pathname such as `/ar/about`
 */
export function readAddress(pathname: string): { language: Language; path: string } {
  for (const language of languages) {
    const prefix = getPrefix(language);
    if (!prefix) continue;
    if (pathname === prefix) return { language, path: "/" };
    if (pathname.startsWith(`${prefix}/`)) return { language, path: pathname.slice(prefix.length) };
  }
  return { language: defaultLanguage, path: pathname };
}

/**
 * Returns the address of a page in a language: `/about` in English, `/ar/about` in Arabic. A path that
 * a browser may read as the address of another site leads to the home page.
 *
 * @param path root-relative, without a prefix. Query and fragment may follow.
 */
export function addressIn(language: Language, path: string): string {
  const prefix = getPrefix(language);
  const page = withoutQuery(path);
  if (!isSitePath(page)) return prefix || "/";
  return prefix && page === "/" ? prefix + path.slice(1) : prefix + path;
}

/**
 * Returns the public address of a page in a language.
 *
 * @param context `origin`: public address without a path, such as `https://www.example.com`
 */
export function getAbsoluteUrl(
  { origin }: { origin: string },
  language: Language,
  path: string,
): string {
  const address = addressIn(language, path);
  return address === "/" ? `${origin}/` : origin + address;
}
