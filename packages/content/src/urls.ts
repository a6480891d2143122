/** Schemes that a link may have, as `URL` writes them. */
const linkSchemes: ReadonlySet<string> = new Set(["https:", "mailto:", "tel:"]);

/**
 * Parts of a path that browsers read as the start of another host, or drop before they read it: a
 * second slash, a backslash, white space and control characters. Percent-encoded ones count too,
 * because routers decode paths (WHATWG URL, sections 4.4 and 4.5).
 */
const unsafeInPath = /[\\\s\p{Cc}]|\/\/|%(?:[01][\da-f]|7f|2f|5c)/iu;

/** Whether a value is a path on this site, such as `/blog/a-title`, without query and fragment. */
export const isSitePath = (value: unknown): value is string =>
  typeof value === "string" && /^\/[^?#]*$/.test(value) && !unsafeInPath.test(value);

/**
 * Checks a link against the allow-list: a path on this site, a fragment, or an address with
 * `https:`, `mailto:` or `tel:`. Query and fragment may follow a path.
 *
 * @returns the link, an absolute one normalised; `undefined` for any other value
 */
export function sanitizeHref(href: unknown): string | undefined {
  if (typeof href !== "string") return undefined;
  const [path = ""] = href.split(/[?#]/, 1);
  if (path.startsWith("/") || href.startsWith("#")) {
    const isSafe = path === "" || isSitePath(path);
    return isSafe && !/\p{Cc}/u.test(href) ? href : undefined;
  }
  if (!URL.canParse(href)) return undefined;
  const url = new URL(href);
  // A user name can look like the host: https://www.example.com@elsewhere.example.
  const hasCredentials = url.username !== "" || url.password !== "";
  return linkSchemes.has(url.protocol) && !hasCredentials ? url.href : undefined;
}

/** Decodes the path of a request. Returns `undefined` for malformed escapes and control characters. */
export function decodePath(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path);
    return /\p{Cc}/u.test(decoded) ? undefined : decoded;
  } catch {
    return undefined;
  }
}
