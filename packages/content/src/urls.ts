const control = /\p{Cc}/u;

/**
 * Browsers parse these as another host, or remove them: a second slash, a backslash, white space
 * and control characters. Routers decode percent-encoded ones (WHATWG URL, sections 4.4 and 4.5).
 */
const unsafeInPath = /[\\\s\p{Cc}?#]|\/\/|%(?:[01].|[25]c|[27]f)/iu;

export const withoutQuery = (address: string): string => address.replace(/[?#].*/s, "");

/** Whether a value is a path on this site, without query and fragment. */
export const isSitePath = (value: unknown): value is string =>
  typeof value === "string" && value.startsWith("/") && !unsafeInPath.test(value);

/**
 * Sanitizes a link: a path on this site, with query and fragment, a fragment, or a URL with
 * `https:`, `mailto:` or `tel:`.
 *
 * @returns the link, normalized if absolute, or `undefined`
 */
export function sanitizeHref(href: unknown): string | undefined {
  if (typeof href !== "string") return undefined;
  const path = withoutQuery(href);
  if (href.startsWith("#") || path.startsWith("/"))
    return (path === "" || isSitePath(path)) && !control.test(href) ? href : undefined;
  if (!URL.canParse(href)) return undefined;
  const url = new URL(href);
  // User names can look like hosts: https://www.example.com@elsewhere.example.
  return /^(?:https|mailto|tel):$/.test(url.protocol) && !url.username && !url.password
    ? url.href
    : undefined;
}

/** Returns `undefined` for malformed escapes and control characters. */
export function decodePath(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path);
    return control.test(decoded) ? undefined : decoded;
  } catch {
    return undefined;
  }
}

/** In characters. Percent-encoded Arabic takes six per letter. */
const maxPathLength = 2_000;

/**
 * Whether a path can be a page's: decodable, on this site, without dot segments, up to 2,000
 * characters.
 *
 * @param path root-relative, percent-encoded or not
 */
export function isPagePath(path: string): boolean {
  if (path.length > maxPathLength || !isSitePath(path)) return false;
  const decoded = decodePath(path);
  return isSitePath(decoded) && !/\/\.{1,2}(?:\/|$)/.test(decoded);
}

/** Not-found page of malformed paths, without language prefix. */
export const malformedPath = "/404";
