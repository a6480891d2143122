import { isSitePath } from "@agency/content/urls";
import type { Language } from "../forms/language.ts";
import type { Routes } from "../pages/routes.ts";

/** Addresses of a site. */
export interface SiteUrls {
  /** Public address without a path. */
  origin: string;
  addressIn: Routes["addressIn"];
}

/**
 * Returns the public URL of a page. Paths that a browser may read as the address of another site become
 * the home page.
 *
 * @param path root-relative, without language prefix
 */
export function getPageUrl(
  { origin, addressIn }: SiteUrls,
  language: Language,
  path: string,
): string {
  const address = addressIn(language, isSitePath(path) ? path : "/");
  return address === "/" ? `${origin}/` : origin + address;
}
