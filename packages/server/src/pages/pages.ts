import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { decodePath, isSitePath } from "@agency/content/urls";
import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Logger } from "pino";
import type { Audience, Content, PublicSettings } from "../content/content.ts";
import { deskPath } from "../desk/studio.ts";
import type { CountRendering, Rendering } from "../http/crowd.ts";
import { ApiError, loggable } from "../http/errors.ts";
import { contentSecurityPolicy } from "../http/security.ts";
import { type Assets, loadAssets, sendAsset } from "./assets.ts";
import { readBuild } from "./build.ts";
import { fillDocument, type Page, preparePage, withoutFonts } from "./document.ts";
import { createFailures } from "./failures.ts";
import type { Dated } from "./freshness.ts";
import { createKept, type KeptOptions } from "./kept.ts";
import { createRecompression } from "./recompress.ts";
import { createRedirects, type Moved } from "./redirects.ts";
import type { ForOne, Render, Rendered, RendererOptions, RenderForOne } from "./renderer.ts";
import type { RouteMatch, Routes } from "./routes.ts";
import { sendVariants, type Variants, variants } from "./variants.ts";

/** A page as it is sent. */
interface Copy {
  /** 404: no such page or document. 503: a query of the page, or its rendering, failed. */
  status: 200 | 404 | 503;
  content: Variants;
  policy: string;
  /** What the renderer told of the page for the site's own use; the empty document has nothing. */
  about?: unknown;
  /** As the renderer told it. */
  version?: string | undefined;
  /** Of all its encodings. */
  bytes: number;
  /** Unset for the empty document. */
  isWhole?: boolean;
}

/** What the server build of a site exports. */
interface RendererModule {
  createRenderer: (options: RendererOptions) => Render;
}

/** A page that somebody may have open. */
export interface OpenPage {
  /** Its path, with its query as far as it reads that. */
  address: string;
  /** Of the content that it shows now. */
  version: string;
  /** What that depends on. */
  dated: Dated<unknown>;
}

/**
 * The built site, ready to be sent. Each rendering is counted for its request first. All of these throw
 * `too-many` where a rendering is over the allowance of the request's address.
 */
export interface BuiltSite {
  assets: Assets;
  /** Where an address of the past leads. */
  moved: (path: string) => Promise<Moved | undefined>;
  /** A page that nobody else gets: the answer to a form sent without a script, an applicant's own. */
  answer: RenderForOne;
  /** The page of an address, with as much of its query as the page reads. */
  copyOf: (c: Context, path: string, search?: URLSearchParams) => Promise<Copy>;
  /** The empty document, in which the browser renders the page of an address. */
  empty: Copy;
  /**
   * What is told to somebody who has the page of an address open; nothing where there is no such page,
   * or where it shows no content.
   */
  openPage: (c: Context, href: string) => Promise<OpenPage | undefined>;
  /** Whether a page failed to render, and neither it nor its home page has rendered since. */
  isFailing: () => boolean;
  /** Renders the home page in the language of the failing page, if there is one. */
  recheck: (c: Context) => Promise<void>;
  /** The page of an address, with its query, made of drafts; for nobody but who asked. */
  preview: (
    c: Context,
    address: { path: string; search: string },
    audience: Audience,
  ) => Promise<Response>;
}

export interface SiteOptions {
  /** Folder of the browser build. */
  dist: string;
  /**
   * File of the server build, which exports `createRenderer`; without it every page is the empty
   * document.
   */
  renderer?: string | undefined;
  /** File of the application in the site's sources. */
  entry: string;
  routes: Routes;
  /** What the site gives its renderer beside `RendererOptions`. */
  given: object;
  settings: PublicSettings;
  /** Origins beside the site's own that pictures of the content come from. */
  pictureOrigins: readonly string[];
  siteUrl: string;
  /** Name of the Trusted Types policy of the site's scripts. */
  trustedTypes?: string | undefined;
  /** Whether strangers find the site at that address. */
  isPublic: boolean;
  reader: Content["reader"];
  /** Asks for drafts, and for what is planned or hidden. */
  fetchDrafts: Content["fetchDrafts"];
  exists: (match: RouteMatch) => Promise<boolean>;
  kept: Omit<KeptOptions, "failed">;
  countRendering: CountRendering;
  log: Logger;
}

/** What lets the staff click on a text to edit it: a file of the desk, which is there where that is built. */
const overlay = `<script type="module" src="${deskPath}/overlay.js"></script>`;
const html = "text/html; charset=utf-8";
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Reads the build. Throws when there is none. */
export async function loadSite(options: SiteOptions): Promise<BuiltSite> {
  const { dist, renderer, settings, siteUrl, reader, routes, exists, countRendering, log } =
    options;
  const source = await readFile(join(dist, "index.html"), "utf8");
  const page = preparePage(source, settings);
  const secretPage = preparePage(withoutFonts(source), settings);
  const empty = await copy(page.html, page, page.styleHashes, options);
  const assets = await loadAssets(dist);
  if (!renderer)
    return {
      assets,
      async copyOf(_c, path) {
        const match = routes.match(path);
        return { ...empty, status: match && (await exists(match)) ? 200 : 404 };
      },
      empty,
      moved: async () => undefined,
      openPage: async () => undefined,
      isFailing: () => false,
      recheck: async () => undefined,
      answer: async (c, { status }) => send(c, empty, status),
      preview: async (c) =>
        c.text("There is no preview: the site was built without a renderer.", 503),
    };

  const filesOf = await readBuild(dist, options.entry);
  const { createRenderer } = (await import(pathToFileURL(renderer).href)) as RendererModule;
  const place = { ...options.given, settings, siteUrl, isPublic: options.isPublic };
  const render = createRenderer({ ...place, fetch: reader.fetch, isPreview: false });
  const draftsFor = (audience: Audience) =>
    createRenderer({ ...place, fetch: options.fetchDrafts(audience), isPreview: true });
  const renderDrafts = { staff: draftsFor("staff"), guest: draftsFor("guest") };
  const failed = (error: unknown) => log.error({ error: loggable(error) }, "page not rendered");
  const kept = createKept<Copy>({ ...options.kept, failed });
  // Anybody can make up searches without end: they shall not take the room of the pages.
  const searches = createKept<Copy>({ ...options.kept, most: options.kept.most / 8, failed });
  const recompress = createRecompression(failed);

  async function make(
    _counted: Rendering,
    address: string,
    forOne: ForOne = {},
    how = render,
    more = "",
  ): Promise<Copy> {
    const rendered = await how(siteUrl + address, forOne);
    if (rendered.failure !== undefined) failed(rendered.failure);
    const files = filesOf(rendered.files, rendered.laterFiles);
    const isSecret = forOne.applicant !== undefined;
    const own = isSecret ? secretPage : page;
    const isAnswer = (forOne.post ?? forOne.applicant?.problem) !== undefined;
    const document = fillDocument(own.html, rendered, files, {
      posted: isAnswer ? address : undefined,
      isSecret,
    });
    const hashes = files.styles.map(({ hash }) => hash);
    const whole = more ? document.replace("</body>", `${more}</body>`) : document;
    const made = await copy(whole, own, [...own.styleHashes, ...hashes], options);
    const { about, version, isWhole } = rendered;
    return { ...made, status: getStatus(rendered), about, version, isWhole };
  }

  const moved = createRedirects(reader, routes, options.kept.freshness, failed, log);

  const readPath = pagePathIn(routes);

  const findHome = (address: string) => routes.addressIn(routes.readAddress(address).language, "/");
  const failures = createFailures(findHome);

  /** Renders a page that everybody gets, and notes whether that failed. */
  async function makeShared(
    rendering: Rendering,
    address: string,
    isNoted: boolean,
  ): Promise<Copy> {
    let isFailed = true;
    try {
      const one = await make(rendering, address);
      isFailed = one.status === 503;
      return one;
    } finally {
      if (isNoted) failures.note(address, isFailed);
    }
  }

  /** Where the copies of an address are kept, and under what name. */
  function placeOf(asked: string, search: URLSearchParams) {
    const path = readPath(asked);
    const match = routes.match(path);
    const known = match && routes.knownSearch(match, search);
    const address = path + (known?.size ? `?${known}` : "");
    return { address, copies: known?.size ? searches : kept };
  }

  async function copyOf(c: Context, path: string, search = new URLSearchParams()): Promise<Copy> {
    const { address, copies } = placeOf(path, search);
    try {
      const one = await copies.get(address, {
        admit: () => countRendering(c),
        async make(rendering) {
          // A stranger can make up searches: they must not take the instance out of a balancer.
          const one = await makeShared(rendering, address, copies === kept);
          if (one.isWhole && one.status === 200) return one;
          // An old copy that is whole is better.
          if (!one.isWhole && copies.has(address)) throw new Error("Not all of the page came.");
          return { unkept: one };
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
    assets,
    copyOf,
    empty,
    moved,
    async openPage(c, href) {
      const url = href.startsWith("/") ? URL.parse(href, siteUrl) : null;
      if (!url) return undefined;
      const { pathname, searchParams: search } = url;
      const { version } = await copyOf(c, pathname, search);
      const { address, copies } = placeOf(pathname, search);
      const dated = copies.dated(address);
      return version !== undefined && dated ? { address, version, dated } : undefined;
    },
    isFailing: () => failures.get() !== undefined,
    async recheck(c) {
      const address = failures.get();
      if (address === undefined) return;
      const home = findHome(address);
      const { status } = await make(countRendering(c), home);
      if (status !== 503) failures.note(home, false);
    },
    answer: async (c, { path, status, ...forOne }) =>
      send(c, await make(countRendering(c), path, forOne), status),
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
      // The desk shows it beside the form.
      c.header("X-Frame-Options", "SAMEORIGIN");
      c.header("X-Robots-Tag", "noindex");
      const framed = copy.policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'");
      const policy = isStaff ? withOverlay(framed) : framed;
      if (copy.status === 503) c.header("Retry-After", retryAfter);
      return send(c, { ...copy, policy }, copy.status);
    },
  };
}

const getStatus = ({ found, failure }: Rendered): Copy["status"] => {
  if (failure !== undefined) return 503;
  return found ? 200 : 404;
};

/**
 * The policy of a page with the overlay of the desk, which is Sanity's code: it makes styles at run
 * time and writes HTML as text, so Trusted Types cannot be required. Only signed-in staff get it.
 */
const withOverlay = (policy: string): string =>
  policy
    .replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'")
    .replace(/(?:require-trusted-types-for|trusted-types) [^;]*; /g, "");

async function copy(
  text: string,
  { scriptHashes }: Page,
  styleHashes: string[],
  { siteUrl, settings, pictureOrigins, trustedTypes }: SiteOptions,
): Promise<Copy> {
  const identity = Buffer.from(text);
  const [br, gzip] = await Promise.all([
    brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    zip(identity),
  ]);
  return {
    status: 200,
    content: { ...variants(html, identity, { br, gzip }), isWeak: true },
    policy: contentSecurityPolicy({
      siteUrl,
      content: settings.content,
      pictureOrigins,
      scriptHashes,
      styleHashes,
      trustedTypes,
    }),
    bytes: identity.byteLength + br.byteLength + gzip.byteLength,
  };
}

/** Answers with a page that is for this visitor alone. */
function send(c: Context, { policy, content }: Copy, status: number): Response {
  return c.body(content.identity, status as ContentfulStatusCode, {
    "Content-Security-Policy": policy,
    "Content-Type": content.type,
    "Cache-Control": "no-store",
  });
}

/**
 * Returns the path to look a page up by. Malformed paths become one address for each language, at which
 * there is no page: a URL parser drops control characters and turns backslashes into slashes, so that
 * they would be copies of other pages.
 */
const pagePathIn =
  (routes: Routes) =>
  (path: string): string => {
    if (isSitePath(path) && decodePath(path) !== undefined) return path;
    const home = routes.addressIn(routes.readAddress(path).language, "/");
    return `${home.replace(/\/$/, "")}/%00`;
  };

/** A copy may be kept by a cache, which asks after a minute whether it still holds. */
const cacheControl = "public, max-age=0, s-maxage=60, stale-while-revalidate=600";

/** Seconds after which a page that failed may be requested again. */
const retryAfter = "5";

/**
 * Files and pages, GET and HEAD. A known route is 200; an unknown path, and a post, case study or
 * vacancy that does not exist, is 404 with a page that says so. The content may know better: such an
 * address has moved for good (301) or is gone (410; RFC 9110, section 15). Whom `audienceOf` finds gets
 * drafts. An address that is over its renderings gets cached pages as before, and for the others the
 * empty document with 429, which the browser fills. A page that failed is 503 with its layout. If only
 * the content of the layout failed, the page is 200, and no cache may store it.
 */
export function createPages(
  site: BuiltSite | undefined,
  analytics: string[],
  audienceOf: (c: Context) => Promise<Audience | undefined>,
) {
  return async (c: Context): Promise<Response> => {
    if (c.req.method !== "GET" && c.req.method !== "HEAD")
      return c.text("Method Not Allowed", 405, { Allow: "GET, HEAD" });
    const { path } = c.req;
    const asset = site && sendAsset(c, site.assets);
    if (asset) return asset;
    // The hosting platform serves these; elsewhere an empty script keeps the page free of errors.
    if (analytics.includes(path))
      return c.body("", 200, {
        "Content-Type": "text/javascript; charset=utf-8",
        "Cache-Control": "no-cache",
      });
    if (!site || path.startsWith("/assets/") || path.startsWith("/locales/"))
      return c.text("Not Found", 404, { "Cache-Control": "no-store" });
    const { search, searchParams } = new URL(c.req.url);
    const audience = await audienceOf(c);
    if (audience) return site.preview(c, { path, search }, audience);
    const copy = await site.copyOf(c, path, searchParams).catch(unlessTooMany);
    if (copy instanceof ApiError) {
      c.set("code", copy.code);
      for (const [name, value] of Object.entries(copy.headers)) c.header(name, value);
      return send(c, site.empty, 429);
    }
    const moved = copy.status === 404 ? await site.moved(path) : undefined;
    if (moved && moved !== "gone") return c.redirect(moved.to + search, 301);
    c.header("Content-Security-Policy", copy.policy);
    const keeping = copy.isWhole === false ? "no-store" : cacheControl;
    if (copy.status === 503) {
      c.header("Retry-After", retryAfter);
      c.set("code", "content-unreadable");
    }
    return sendVariants(c, copy.content, keeping, moved === "gone" ? 410 : copy.status);
  };
}

/** Returns `too-many`, and throws everything else. */
function unlessTooMany(error: unknown): ApiError {
  if (error instanceof ApiError && error.code === "too-many") return error;
  throw error;
}
