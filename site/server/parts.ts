import { join } from "node:path";
import {
  createPictureCache,
  type Extension,
  loggable,
  type OpenExtension,
  type ServerDeps,
  times,
} from "@agency/server";
import { hashOgImage } from "@agency/showcase/og-image/hash";
import { createOgImageRenderer } from "@agency/showcase/og-image/picture";
import { hashPortrait } from "@agency/showcase/og-image/portrait";
import { Hono } from "hono";
import { searchEndpoint } from "../shared/api.ts";
import { createFound } from "./found/serve.ts";
import { fontRoutes } from "./mail/fonts.ts";
import { portraitRoutes } from "./portraits/serve.ts";
import { createSearchApi } from "./search/api.ts";
import { createSearch } from "./search/search.ts";

/** Search, sharing pictures, portraits, feeds and sitemap of this site. */
export const siteParts: Extension = { open: openParts };

function openParts({ settings, content, embedded, log }: ServerDeps): OpenExtension {
  const { dataDir } = settings;
  const toLog = (what: string) => (error: unknown) => log.error({ error: loggable(error) }, what);
  const search = createSearch({
    dataDir,
    place: content.place,
    changes: embedded?.changes,
    failed: toLog("search"),
  });
  return {
    rendererOptions: { search: search.find },
    paths: [searchEndpoint, "/robots.txt"],
    routes({ site, freshness, ...place }) {
      const routes = new Hono();
      routes.route("/", fontRoutes());
      routes.route("/", createSearchApi({ ...place, search: search.find }));
      const failed = toLog("content");
      const renderer = createOgImageRenderer(
        new URL("../dist/server/artwork.js", import.meta.url).href,
      );
      const pictures = createPictureCache({
        folder: join(dataDir, "portraits"),
        maxPictures: 500,
        onError: failed,
        hash: hashPortrait,
        draw: renderer.drawPortrait,
      });
      const { reader, countRendering } = place;
      routes.route("/", portraitRoutes({ reader, pictures, countRendering }));
      if (!site) return routes;
      const found = createFound({
        ...place,
        search: search.find,
        site,
        sharing: createPictureCache({
          folder: join(dataDir, "sharing"),
          maxPictures: 2_000,
          onError: failed,
          hash: hashOgImage,
          draw: renderer.drawOgImage,
        }),
        kept: { freshness, patience: times.pageRenewed },
        failed,
      });
      return routes.route("/", found);
    },
    start: search.start,
    close: search.close,
  };
}
