import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { isPagePath, malformedPath } from "@agency/content/urls";
import type { Context } from "hono";
import type { Logger } from "pino";
import type { Audience, Content } from "../content/content.ts";
import type { Tracked } from "../content/invalidation.ts";
import { ApiError, isOutage, toLogFields } from "../http/errors.ts";
import type { CountRendering, Rendering } from "../http/requestQueue.ts";
import { type Assets, loadAssets } from "./assets.ts";
import { readBuild } from "./build.ts";
import { findCanonicalPath } from "./canonicalPath.ts";
import { fillDocument, preparePage, withoutFonts } from "./document.ts";
import { createFailureTracker } from "./failureTracker.ts";
import { getOutcome, getStale, getStatus, type PageOutcome } from "./outcome.ts";
import { createPageCache, type PageCacheOptions } from "./page-cache.ts";
import {
  createPageResponse,
  type PageResponse,
  type PageResponseOptions,
  retryAfter,
  send,
  withOverlay,
} from "./pageResponse.ts";
import { createRecompressor } from "./recompress.ts";
import { createRedirects, type RedirectTarget } from "./redirects.ts";
import type { Render, RendererOptions, RenderForVisitor, VisitorOptions } from "./renderer.ts";
import type { RouteMatch, Routes } from "./routes.ts";

interface RendererModule {
  createRenderer: (options: RendererOptions) => Render;
}

export interface OpenPage {
  address: string;
  version: string;
  dated: Tracked<unknown>;
}

/** Methods throw `too-many` if the client has no renderings left. */
export interface BuiltSite {
  assets: Assets;
  moved: (path: string) => Promise<RedirectTarget | undefined>;
  /** Returns an existing page's canonical path, unless `pathname` is. */
  findCanonicalPath: (pathname: string) => Promise<string | undefined>;
  answer: RenderForVisitor;
  /** Cached if possible. Drops unknown query parameters. */
  getPageResponse: (c: Context, path: string, search?: URLSearchParams) => Promise<PageResponse>;
  empty: PageResponse;
  /** `undefined` if missing or without content. */
  openPage: (c: Context, href: string) => Promise<OpenPage | undefined>;
  /** Whether neither the failed page nor its home page rendered since. */
  isFailing: () => boolean;
  getBrokenPages: () => readonly string[];
  /** Renders the failing language's home page, and one broken page. */
  retryFailedPages: (c: Context) => Promise<void>;
  preview: (
    c: Context,
    address: { path: string; search: string },
    audience: Audience,
  ) => Promise<Response>;
}

export interface SiteOptions extends PageResponseOptions {
  dist: string;
  /** Exports `createRenderer`. @default every page is the empty document */
  renderer?: string | undefined;
  entry: string;
  routes: Routes;
  given: object;
  isPublic: boolean;
  reader: Content["reader"];
  fetchDrafts: Content["fetchDrafts"];
  exists: (match: RouteMatch) => Promise<boolean>;
  kept: Omit<PageCacheOptions, "failed">;
  countRendering: CountRendering;
  overlayPath?: string | undefined;
  log: Logger;
}

/** Loads the build. Rejects if a file is missing. */
export async function loadSite(options: SiteOptions): Promise<BuiltSite> {
  const { dist, renderer, settings, siteUrl, reader, routes, exists, countRendering, log } =
    options;
  const source = await readFile(join(dist, "index.html"), "utf8");
  const page = preparePage(source, settings);
  const secretPage = preparePage(withoutFonts(source), settings);
  const empty = await createPageResponse(page.html, page, page.styleHashes, options);
  const assets = await loadAssets(dist);
  const shared = {
    assets,
    findCanonicalPath: (pathname: string) => findCanonicalPath(routes, exists, pathname),
  };
  if (!renderer)
    return {
      ...shared,
      async getPageResponse(_c, path) {
        const match = routes.match(path);
        return { ...empty, status: match && (await exists(match)) ? 200 : 404 };
      },
      empty,
      moved: async () => undefined,
      openPage: async () => undefined,
      isFailing: () => false,
      getBrokenPages: () => [],
      retryFailedPages: async () => undefined,
      answer: async (c, { status }) => send(c, empty, status),
      preview: async (c) =>
        c.text("There is no preview: the site was built without a renderer.", 503),
    };

  const selectFiles = await readBuild(dist, options.entry);
  const { createRenderer } = (await import(pathToFileURL(renderer).href)) as RendererModule;
  const place = { ...options.given, settings, siteUrl, isPublic: options.isPublic };
  const render = createRenderer({ ...place, fetch: reader.fetch, isPreview: false });
  const draftsFor = (audience: Audience) =>
    createRenderer({ ...place, fetch: options.fetchDrafts(audience), isPreview: true });
  const renderDrafts = { staff: draftsFor("staff"), guest: draftsFor("guest") };
  const failed = (error: unknown) => log.error({ error: toLogFields(error) }, "rendering failed");
  const dropped = (page: string) =>
    log.error(
      { page },
      "page no longer served from the cache: its changed content cannot be shown",
    );
  const kept = createPageCache<PageResponse>({ ...options.kept, failed, isOutage, dropped });
  // Invented searches would evict the pages.
  const searches = createPageCache<PageResponse>({
    ...options.kept,
    max: options.kept.max / 8,
    failed,
    isOutage,
  });
  const recompress = createRecompressor(failed);
  const overlay = options.overlayPath
    ? `<script type="module" src="${options.overlayPath}"></script>`
    : "";

  async function make(
    _counted: Rendering,
    address: string,
    visitorOptions: VisitorOptions = {},
    how = render,
    more = "",
  ): Promise<PageResponse> {
    const rendered = await how(siteUrl + address, visitorOptions);
    if (rendered.failure !== undefined) failed(rendered.failure);
    const files = selectFiles(rendered.files, rendered.deferredFiles);
    const isSecret = visitorOptions.applicant !== undefined;
    const own = isSecret ? secretPage : page;
    const isAnswer = (visitorOptions.post ?? visitorOptions.applicant?.problem) !== undefined;
    const document = fillDocument(own.html, rendered, files, {
      posted: isAnswer ? address : undefined,
      isSecret,
    });
    const hashes = files.styles.map(({ hash }) => hash);
    const whole = more ? document.replace("</body>", `${more}</body>`) : document;
    const made = await createPageResponse(whole, own, [...own.styleHashes, ...hashes], options);
    const { about, version, isWhole } = rendered;
    const status = getStatus(rendered);
    return { ...made, status, about, version, isWhole, stale: getStale(rendered) };
  }

  const moved = createRedirects(reader, routes, options.kept.invalidation, failed);

  const readPath = pagePathIn(routes);

  const findHome = (address: string) =>
    routes.getLocalizedPath(routes.parseLocalizedPath(address).language, "/");
  const failures = createFailureTracker(findHome);

  async function makeShared(
    rendering: Rendering,
    address: string,
    isNoted: boolean,
  ): Promise<PageResponse> {
    let outcome: PageOutcome = "failed";
    try {
      const one = await make(rendering, address);
      outcome = getOutcome(one);
      return one;
    } finally {
      if (isNoted) failures.note(address, outcome);
    }
  }

  function findCache(asked: string, search: URLSearchParams) {
    const path = readPath(asked);
    const match = routes.match(path);
    const known = match && routes.pickSearchParams(match, search);
    const address = path + (known?.size ? `?${known}` : "");
    return { address, copies: known?.size ? searches : kept };
  }

  async function getPageResponse(
    c: Context,
    path: string,
    search = new URLSearchParams(),
  ): Promise<PageResponse> {
    const { address, copies } = findCache(path, search);
    try {
      const one = await copies.get(address, {
        admit: () => countRendering(c),
        async make(rendering) {
          // Anyone can invent failing searches, so readiness ignores them.
          const one = await makeShared(rendering, address, copies === kept);
          if (one.isWhole && one.status === 200) return one;
          return { uncached: one, stale: one.stale };
        },
      });
      recompress(one.content);
      return one;
    } catch (error) {
      if (error instanceof ApiError) throw error;
      failed(error);
      return { ...empty, status: 503 };
    }
  }

  return {
    ...shared,
    getPageResponse,
    empty,
    moved,
    async openPage(c, href) {
      const url = href.startsWith("/") ? URL.parse(href, siteUrl) : null;
      if (!url) return undefined;
      const { pathname, searchParams: search } = url;
      const { version } = await getPageResponse(c, pathname, search);
      const { address, copies } = findCache(pathname, search);
      const dated = copies.dated(address);
      return version !== undefined && dated ? { address, version, dated } : undefined;
    },
    isFailing: () => failures.get() !== undefined,
    getBrokenPages: failures.getBroken,
    async retryFailedPages(c) {
      const [broken] = failures.getBroken();
      if (broken !== undefined) await getPageResponse(c, broken);
      const address = failures.get();
      if (address === undefined) return;
      const home = findHome(address);
      const outcome = getOutcome(await make(countRendering(c), home));
      if (outcome !== "failed") failures.note(home, outcome);
    },
    answer: async (c, { path, status, ...visitorOptions }) =>
      send(c, await make(countRendering(c), path, visitorOptions), status),
    async preview(c, { path, search }, audience) {
      const isStaff = audience === "staff";
      const rendering = countRendering(c);
      const copy = await make(
        rendering,
        readPath(path) + search,
        {},
        renderDrafts[audience],
        isStaff ? overlay : "",
      );
      c.header("X-Frame-Options", "SAMEORIGIN");
      c.header("X-Robots-Tag", "noindex");
      const framed = copy.policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'");
      const policy = isStaff ? withOverlay(framed) : framed;
      if (copy.status === 503) c.header("Retry-After", retryAfter);
      return send(c, { ...copy, policy }, copy.status);
    },
  };
}

/**
 * Malformed paths become one missing page per language. URL parsers would drop control characters
 * and convert backslashes, which duplicates pages.
 */
const pagePathIn =
  (routes: Routes) =>
  (path: string): string => {
    if (isPagePath(path)) return path;
    return routes.getLocalizedPath(routes.parseLocalizedPath(path).language, malformedPath);
  };
