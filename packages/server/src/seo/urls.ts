import type { Language } from "@agency/content/language";
import { isSitePath } from "@agency/content/urls";
import type { Routes } from "../pages/routes.ts";
import type { SiteDefinition } from "../site.ts";

export interface SiteUrls {
  origin: string;
  languages: SiteDefinition["languages"];
  getLocalizedPath: Routes["getLocalizedPath"];
}

/**
 * Returns a page's absolute URL, the home page's for paths that browsers may parse as another host.
 * @param path root-relative, without language prefix
 */
export function getPageUrl(
  { origin, getLocalizedPath }: SiteUrls,
  language: Language,
  path: string,
): string {
  const address = getLocalizedPath(language, isSitePath(path) ? path : "/");
  return address === "/" ? `${origin}/` : origin + address;
}
