import { join } from "node:path";
import { search, toSearchError } from "@agency/search";
import {
  ApiError,
  createPictureCache,
  type Extension,
  loggable,
  noteTags,
  noteUntil,
  type OpenExtension,
  requireValid,
  type ServerDeps,
  Turns,
  times,
} from "@agency/server";
import { hashOgImage } from "@agency/showcase/og-image/hash";
import { createOgImageRenderer } from "@agency/showcase/og-image/picture";
import { hashPortrait } from "@agency/showcase/og-image/portrait";
import { Hono } from "hono";
import { folding } from "../src/fold.ts";
import { createFound } from "./found/serve.ts";
import { fontRoutes } from "./mail/fonts.ts";
import { portraitRoutes } from "./portraits/serve.ts";

/** Search, sharing pictures, portraits, feeds and sitemap of this site. */
export const siteParts: Extension = { open: openParts };

function openParts({ settings, content, events, log }: ServerDeps): OpenExtension {
  const { dataDir } = settings;
  const toLog = (what: string) => (error: unknown) => log.error({ error: loggable(error) }, what);
  const turns = new Turns({ running: 1, waitingEach: 20, waiting: 200, patience: 5_000 });
  const siteSearch = search({
    dataDir,
    content: content.place,
    events,
    indexer: new URL("search/indexer.ts", import.meta.url),
    folding,
    noteTags,
    noteUntil,
    schedule: (client, work) => turns.run(client, work),
    onError: toLog("search"),
  });
  const createError = (...args: ConstructorParameters<typeof ApiError>) => new ApiError(...args);
  return {
    rendererOptions: { search: siteSearch.find },
    paths: [...siteSearch.paths, "/robots.txt"],
    routes({ site, freshness, ...place }) {
      const routes = new Hono();
      routes.route("/", fontRoutes());
      const { addressOf, limits } = place;
      routes.route(
        "/",
        siteSearch.routes({ limit: limits.search, addressOf, requireValid, createError }),
      );
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
        search: siteSearch.find,
        toSearchError: (error) => toSearchError(error, createError),
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
    start: siteSearch.start,
    close: siteSearch.close,
  };
}
