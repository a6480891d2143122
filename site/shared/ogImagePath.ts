import { type Language, languages } from "@agency/content/language";

/** Returns an Open Graph image's path. @param path without language prefix */
export const getOgImagePath = (language: Language, path: string): string =>
  `/sharing/${language}${path === "/" ? "/index" : path.replace(/\/$/, "")}.png`;

/** Parses an Open Graph image's path, `undefined` if invalid. */
export function parseOgImagePath(
  address: string,
): { language: Language; path: string } | undefined {
  const [, code, path] = /^\/sharing\/([^/]+)(\/.+)\.png$/.exec(address) ?? [];
  const language = languages.find((one) => one === code);
  return language && path ? { language, path: path === "/index" ? "/" : path } : undefined;
}
