/**
 * Keeps the Studio's requests on this host: its version check, feedback form and SDK's profile
 * request have no option.
 */
export function keepRequestsLocal(projectId: string): void {
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    // The SDK adds the project as a subdomain.
    if (url.hostname === `${projectId}.${location.hostname}`)
      return fetch(location.origin + url.pathname + url.search, init);
    if (url.origin === location.origin || !/^https?:$/.test(url.protocol))
      return fetch(input, init);
    const isRead = (init?.method ?? "GET") === "GET";
    return Response.json({}, { status: isRead ? 200 : 404 });
  };
}
