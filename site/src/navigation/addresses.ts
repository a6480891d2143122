import { defaultLanguage, type Language, languages } from "@agency/content/language";
import { isSitePath, withoutQuery } from "@agency/content/urls";

/** The prefix of the addresses of a language: nothing for English, `/ar` for Arabic. */
const prefixOf = (language: Language): string =>
  language === defaultLanguage ? "" : `/${language}`;

/**
 * A path with the language that its prefix names, and what is left of it without the prefix.
 *
 * @param pathname path of an address, such as `/ar/about`
 */
export function readAddress(pathname: string): { language: Language; path: string } {
  for (const language of languages) {
    const prefix = prefixOf(language);
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
 * @param path root-relative and without a prefix; query and fragment may follow
 */
export function addressIn(language: Language, path: string): string {
  const prefix = prefixOf(language);
  const page = withoutQuery(path);
  if (!isSitePath(page)) return prefix || "/";
  return prefix && page === "/" ? prefix + path.slice(1) : prefix + path;
}
