import { join } from "node:path";
import { search, toSearchError } from "@agency/search";
import {
  ApiError,
  createPictureCache,
  type Extension,
  FairScheduler,
  type OpenExtension,
  recordCacheTags,
  recordStaleWhen,
  requireValid,
  type ServerDeps,
  toLogFields,
} from "@agency/server";
import { hashOgImage } from "@agency/showcase/og-image/hash";
import { hashPortrait } from "@agency/showcase/og-image/portrait";
import { createOgImageRenderer } from "@agency/showcase/og-image/renderer";
import { Hono } from "hono";
import { folding } from "../src/textFolding.ts";
import { createFontRoutes } from "./mail/fonts.ts";
import { createPortraitRoutes } from "./portraits/portraitRoutes.ts";
import { createSeoExtension } from "./seo.ts";

export const siteExtension: Extension = { open: openExtension };

const createError = (...args: ConstructorParameters<typeof ApiError>) => new ApiError(...args);

function openExtension(deps: ServerDeps): OpenExtension {
  const { settings, content, events, log, limits, getClientAddress } = deps;
  const { dataDir } = settings;
  const toLog = (what: string) => (error: unknown) =>
    log.error({ error: toLogFields(error) }, what);
  const failed = toLog("content");
  const turns = new FairScheduler({
    maxRunning: 1,
    maxQueuedPerClient: 20,
    maxQueued: 200,
    maxWait: 5_000,
  });
  const siteSearch = search({
    dataDir,
    content: content.place,
    events,
    indexer: new URL("search/indexer.ts", import.meta.url),
    folding,
    recordCacheTags,
    recordStaleWhen,
    schedule: (client, work) => turns.run(client, work),
    onError: toLog("search"),
  });
  const renderer = createOgImageRenderer(
    new URL("../dist/server/artwork.js", import.meta.url).href,
  );
  const seo = createSeoExtension({
    async fetchCategories(c, language) {
      const client = getClientAddress(c);
      await limits.search(client);
      const params = { lang: language, type: ["blogPost"], end: 0 } as const;
      const { facets } = await siteSearch.find(params, client).catch((error: unknown) => {
        throw toSearchError(error, createError);
      });
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
    rendererOptions: { search: siteSearch.find },
    paths: [...siteSearch.paths, ...(seo.paths ?? [])],
    routes(place) {
      const routes = new Hono();
      routes.route("/", createFontRoutes());
      routes.route(
        "/",
        siteSearch.routes({ limit: limits.search, getClientAddress, requireValid, createError }),
      );
      const pictures = createPictureCache({
        folder: join(dataDir, "portraits"),
        maxPictures: 500,
        onError: failed,
        hash: hashPortrait,
        draw: renderer.drawPortrait,
      });
      const { reader, countRendering } = place;
      routes.route("/", createPortraitRoutes({ reader, pictures, countRendering }));
      const seoRoutes = seo.routes?.(place);
      return seoRoutes ? routes.route("/", seoRoutes) : routes;
    },
    getUnreadyReason() {
      const progress = siteSearch.getProgress();
      return progress === undefined ? undefined : `search: ${Math.floor(progress * 100)} %`;
    },
    start: siteSearch.start,
    close: siteSearch.close,
  };
}
