/**
 * The route table, in one place: the server answers 404 for what is not here, the browser finds
 * the page's code by `page`. A language prefix (`/ar/…`) would be one change, here.
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
  { path: "/blog", page: "blog" },
  { path: "/blog/:slug", page: "blogPost" },
  { path: "/careers", page: "careers" },
  { path: "/careers/:id", page: "vacancy" },
  { path: "/case-studies", page: "caseStudies" },
  { path: "/case-studies/:slug", page: "caseStudy" },
  { path: "/contact", page: "contact" },
  { path: "/terms-conditions", page: "terms" },
  { path: "/privacy-policy", page: "privacy" },
  { path: "/refund-policy", page: "refund" },
  { path: "/cookie-policy", page: "cookies" },
] as const;

type Route = (typeof routes)[number];
type PageName = Route["page"];

/** What an address shows: a page of the table, or that there is none. */
export type ShownPage = PageName | "notFound";

export interface RouteMatch {
  route: Route;
  params: Record<string, string>;
}

/**
 * Finds the route of an address path; a trailing slash is the same page.
 * Returns `undefined` for a path that is no page.
 */
export function matchRoute(pathname: string): RouteMatch | undefined {
  const segments = pathname.split("/").filter(Boolean);
  for (const route of routes) {
    const pattern = route.path.split("/").filter(Boolean);
    if (pattern.length !== segments.length) continue;
    const params: Record<string, string> = {};
    const matches = pattern.every((part, index) => {
      const segment = segments[index] as string;
      if (!part.startsWith(":")) return part === segment;
      try {
        params[part.slice(1)] = decodeURIComponent(segment);
        return true;
      } catch {
        return false;
      }
    });
    if (matches) return { route, params };
  }
  return undefined;
}

/** Which page an address shows, with the parts of the address it takes. */
export function pageOf(pathname: string): { page: ShownPage; params: Record<string, string> } {
  const match = matchRoute(pathname);
  return match
    ? { page: match.route.page, params: match.params }
    : { page: "notFound", params: {} };
}
