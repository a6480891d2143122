import type { SiteOptions } from "../../src/endpoint/index.ts";

/** Options of a site with a page in English and French, without a content service. */
export const siteOptions = {
  routes: {
    match: (path: string) =>
      path === "/" ? { route: { path, page: "home" }, language: "en", params: {} } : undefined,
    getLocalizedPath: (_language: string, path: string) => path,
  },
  getMessage: (error, language) => `${language}: ${error}`,
  renderPage: async (c, { path, status, post }) =>
    c.text(`${path} ${status} ${JSON.stringify([post.values, post.errors])}`, status as 422),
} satisfies SiteOptions;

/** Environment of a request to an app without a server. */
export const connection = {
  incoming: { socket: { remoteAddress: "127.0.0.1", remotePort: 1, remoteFamily: "IPv4" } },
};
