import type { Language } from "@agency/server/forms/language";

/** Returns the address of a page's Open Graph picture. @param path of the page, without language prefix */
export const getSharingPath = (language: Language, path: string): string =>
  `/sharing/${language}${path === "/" ? "/index" : path.replace(/\/$/, "")}.png`;

/** Parses the address of an Open Graph picture: the page's language, and its path without prefix. */
export function parseSharingPath(
  address: string,
): { language: Language; path: string } | undefined {
  const [, language, path] = /^\/sharing\/(en|ar)(\/.+)\.png$/.exec(address) ?? [];
  if (!language || !path) return undefined;
  return { language: language as Language, path: path === "/index" ? "/" : path };
}
