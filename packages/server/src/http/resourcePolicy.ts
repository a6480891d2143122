/** Pictures in search results, mails and feeds, and fonts of mails. */
const embedded = /^(?:image|font)\/|^application\/(?:atom\+xml|feed\+json|manifest\+json|xml)\b/;

/** Workers use the policy of their script, and PDF viewers count as plug-ins. */
const unrestricted = /^(?:text|application)\/(?:javascript|wasm|pdf|css)\b/;

const closed = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/**
 * Returns default headers by media type. None for 304: they would replace those of the stored
 * response (RFC 9111, section 4.3.4).
 * `Cross-Origin-Resource-Policy` prevents embedding, `Content-Security-Policy` other resources
 * acting as pages.
 * @param isPrivate whether shared caches must not store the response
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
