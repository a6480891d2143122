import { join } from "node:path";
import {
  type Extension,
  loggable,
  type OpenExtension,
  type ServerDeps,
  times,
} from "@agency/server";
import { Hono } from "hono";
import { searchEndpoint } from "../shared/api.ts";
import { createFound } from "./found/serve.ts";
import { fontRoutes } from "./mail/fonts.ts";
import { hashOf } from "./portraits/input.ts";
import { portraitRoutes } from "./portraits/serve.ts";
import { createSearchApi } from "./search/api.ts";
import { createSearch } from "./search/search.ts";
import { portraitPicture } from "./sharing/picture.ts";
import { createPictures, createSharing } from "./sharing/sharing.ts";

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
      const pictures = createPictures({
        folder: join(dataDir, "portraits"),
        most: 500,
        onError: failed,
        hashOf,
        make: portraitPicture,
      });
      const { reader, countRendering } = place;
      routes.route("/", portraitRoutes({ reader, pictures, countRendering }));
      if (!site) return routes;
      const found = createFound({
        ...place,
        search: search.find,
        site,
        sharing: createSharing({ folder: join(dataDir, "sharing"), most: 2_000, onError: failed }),
        kept: { freshness, patience: times.pageRenewed },
        failed,
      });
      return routes.route("/", found);
    },
    start: search.start,
    close: search.close,
  };
}
