/** Types that other sites embed or read: pictures in search results, mails and feeds; fonts of mails. */
const embedded = /^(?:image|font)\/|^application\/(?:atom\+xml|feed\+json|manifest\+json|xml)\b/;

/**
 * Types whose own policy would change how they work: scripts and WebAssembly, because a worker has the
 * policy of its script, and PDFs, because viewers of browsers are plug-ins by that policy.
 */
const unrestricted = /^(?:text|application)\/(?:javascript|wasm|pdf|css)\b/;

const closed = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/**
 * Returns headers of a response by its media type, for responses that set none of their own. 304 has
 * none: a browser would replace those of its stored response by them (RFC 9111, section 4.3.4).
 *
 * `Cross-Origin-Resource-Policy` keeps other sites from embedding pages, answers and scripts. The
 * `Content-Security-Policy` keeps what is no page from acting as one.
 *
 * @param isPrivate whether no shared cache may keep the response
 */
export function resourceHeaders(
  status: number,
  contentType: string,
  isPrivate: boolean,
): Record<string, string> {
  if (status === 304) return {};
  return {
    "Cross-Origin-Resource-Policy":
      embedded.test(contentType) && !isPrivate ? "cross-origin" : "same-origin",
    ...(!unrestricted.test(contentType) && {
      "Content-Security-Policy": contentType.startsWith("image/svg+xml")
        ? `${closed}; style-src 'unsafe-inline'`
        : closed,
    }),
  };
}
