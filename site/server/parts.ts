import { join } from "node:path";
import {
  createPictureCache,
  type Extension,
  loggable,
  type OpenExtension,
  type ServerDeps,
} from "@agency/server";
import { hashOgImage } from "@agency/showcase/og-image/hash";
import { createOgImageRenderer } from "@agency/showcase/og-image/picture";
import { hashPortrait } from "@agency/showcase/og-image/portrait";
import { Hono } from "hono";
import { searchEndpoint } from "../shared/api.ts";
import { fontRoutes } from "./mail/fonts.ts";
import { portraitRoutes } from "./portraits/serve.ts";
import { createSearchApi, throwSearchError } from "./search/api.ts";
import { createSearch } from "./search/search.ts";
import { siteSeo } from "./seo.ts";

/** Search, SEO endpoints and pictures of this site. */
export const siteParts: Extension = { open: openParts };

function openParts(deps: ServerDeps): OpenExtension {
  const { settings, content, embedded, log, limits, addressOf } = deps;
  const { dataDir } = settings;
  const toLog = (what: string) => (error: unknown) => log.error({ error: loggable(error) }, what);
  const search = createSearch({
    dataDir,
    place: content.place,
    changes: embedded?.changes,
    failed: toLog("search"),
  });
  const failed = toLog("content");
  const renderer = createOgImageRenderer(
    new URL("../dist/server/artwork.js", import.meta.url).href,
  );
  const seo = siteSeo({
    async fetchCategories(c, language) {
      const client = addressOf(c);
      await limits.search(client);
      const params = { lang: language, type: ["blogPost"], end: 0 } as const;
      const { facets } = await search.find(params, client).catch(throwSearchError);
      return facets.category;
    },
    pictures: createPictureCache({
      folder: join(dataDir, "sharing"),
      maxPictures: 2_000,
      onError: failed,
      hash: hashOgImage,
      draw: renderer.drawOgImage,
    }),
  }).open(deps);
  return {
    rendererOptions: { search: search.find },
    paths: [searchEndpoint, ...(seo.paths ?? [])],
    routes(place) {
      const routes = new Hono();
      routes.route("/", fontRoutes());
      routes.route("/", createSearchApi({ ...place, search: search.find }));
      const pictures = createPictureCache({
        folder: join(dataDir, "portraits"),
        maxPictures: 500,
        onError: failed,
        hash: hashPortrait,
        draw: renderer.drawPortrait,
      });
      const { reader, countRendering } = place;
      routes.route("/", portraitRoutes({ reader, pictures, countRendering }));
      const seoRoutes = seo.routes?.(place);
      return seoRoutes ? routes.route("/", seoRoutes) : routes;
    },
    start: search.start,
    close: search.close,
  };
}
