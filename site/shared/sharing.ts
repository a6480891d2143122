import { type Language, languages } from "@agency/content/language";

/** Returns the address of a page's Open Graph picture. @param path of the page, without language prefix */
export const getSharingPath = (language: Language, path: string): string =>
  `/sharing/${language}${path === "/" ? "/index" : path.replace(/\/$/, "")}.png`;

/** Parses the address of an Open Graph picture: the page's language, and its path without prefix. */
export function parseSharingPath(
  address: string,
): { language: Language; path: string } | undefined {
  const [, code, path] = /^\/sharing\/([^/]+)(\/.+)\.png$/.exec(address) ?? [];
  const language = languages.find((one) => one === code);
  return language && path ? { language, path: path === "/index" ? "/" : path } : undefined;
}
