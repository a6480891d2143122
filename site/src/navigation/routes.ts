import { decodePath } from "@agency/content/urls";
import { doneName } from "@agency/server/forms/applicant";
import { sentName, subscribedName } from "@agency/server/forms/posted";
import { matchRoutes } from "react-router-dom";
import type { Language } from "../language.ts";
import { readAddress } from "./addresses.ts";

/** The page of an application, by what the link in its mails holds. Found nowhere but in those. */
export const applicantPath = "/application/:link";

/**
 * The route table, in one place: the router is made of it in the browser and on the server, and the
 * server knows by it what is a page. Each address is there once for each language (`addresses.ts`).
 *
 * Source: specification, section 2.
 */
export const routes = [
  { path: "/", page: "home" },
  { path: "/about", page: "about" },
  { path: "/branding", page: "branding" },
  { path: "/advertising", page: "advertising" },
  { path: "/marketing", page: "marketing" },
  { path: "/technology", page: "technology" },
  { path: "/rendre", page: "rendre" },
  { path: "/upflyover", page: "upflyover" },
  { path: "/gymestry", page: "gymestry" },
  { path: "/team", page: "team" },
  { path: "/blog", page: "blog", search: ["q", "category", "tag", "page"] },
  { path: "/blog/:slug", page: "blogPost" },
  {
    path: "/careers",
    page: "careers",
    search: ["q", "department", "type", "mode", "location", "experience", "page"],
  },
  { path: "/careers/:id", page: "vacancy" },
  {
    path: "/case-studies",
    page: "caseStudies",
    search: ["q", "industry", "service", "page"],
  },
  { path: "/case-studies/:slug", page: "caseStudy" },
  { path: "/newsletter", page: "newsletter", search: ["page"] },
  { path: "/newsletter/:slug", page: "issue" },
  { path: applicantPath, page: "application", search: [doneName] },
  {
    path: "/contact",
    page: "contact",
    search: ["service", "product", "about", "plan", "case", "station", "brief"],
  },
  { path: "/terms-conditions", page: "terms" },
  { path: "/privacy-policy", page: "privacy" },
  { path: "/refund-policy", page: "refund" },
  { path: "/cookie-policy", page: "cookies" },
] as const satisfies Route[];

interface Route {
  path: string;
  page: string;
  /** The words of the query that the page reads; with others it is the same page. @default none */
  search?: string[];
}
type PageName = (typeof routes)[number]["page"];

/** What an address shows: a page of the table, or that there is none. */
export type ShownPage = PageName | "notFound";

export interface RouteMatch {
  route: (typeof routes)[number];
  language: Language;
  params: Record<string, string>;
}

/** The query of an address as far as the page reads it, always in the same order. */
export function knownSearch({ route }: RouteMatch, search: URLSearchParams): URLSearchParams {
  const known = new URLSearchParams();
  for (const name of [...("search" in route ? route.search : []), sentName, subscribedName]) {
    const value = search.get(name);
    if (value) known.set(name, value);
  }
  return known;
}

const patterns = routes.map((route) => ({
  id: route.page,
  path: route.path,
  caseSensitive: true,
  handle: route,
}));

/**
 * Finds the route of an address path, with or without the prefix of a language; a trailing slash is
 * the same page. Returns `undefined` for a path that is no page.
 */
export function matchRoute(pathname: string): RouteMatch | undefined {
  const { language, path } = readAddress(pathname);
  // The router would log a malformed path.
  if (decodePath(path) === undefined) return undefined;
  const match = matchRoutes(patterns, path)?.at(-1);
  if (!match) return undefined;
  const params = Object.entries(match.params).map(([name, value]) => [name, value ?? ""] as const);
  return { route: match.route.handle, language, params: Object.fromEntries(params) };
}
