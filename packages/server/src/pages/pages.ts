import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Logger } from "pino";
import type { Content, PublicSettings } from "../content/content.ts";
import type { PostedForm } from "../forms/posted.ts";
import { loggable } from "../http/errors.ts";
import { contentSecurityPolicy } from "../http/security.ts";
import type { RenderPage } from "../submissions/formPages.ts";
import { type Assets, loadAssets, sendAsset } from "./assets.ts";
import { readBuild } from "./build.ts";
import { fillDocument, type Page, preparePage } from "./document.ts";
import { createKept, type KeptOptions } from "./kept.ts";
import { createRecompression } from "./recompress.ts";
import { createRedirects, type Moved } from "./redirects.ts";
import type { Render, RendererOptions } from "./renderer.ts";
import type { RouteMatch, Routes } from "./routes.ts";
import { sendVariants, type Variants, variants } from "./variants.ts";

/** A page as it is sent. */
interface Copy {
  /** 404 where there is no such page, or no such document. */
  status: 200 | 404;
  content: Variants;
  policy: string;
  /** What the renderer told of the page for the site's own use; the empty document has nothing. */
  about?: unknown;
  /** Of all its encodings. */
  bytes: number;
  /** The empty document in the place of a page that was not rendered: no cache shall keep it. */
  isMakeshift?: true;
}

interface CopyOptions {
  search?: URLSearchParams;
  /**
   * Asked before a page is rendered that is not kept; the empty document otherwise.
   * @default it may be
   */
  mayRender?: () => boolean;
}

/** What the server build of a site exports. */
interface RendererModule {
  createRenderer: (options: RendererOptions) => Render;
}

/** The built site, ready to be sent. */
export interface BuiltSite {
  assets: Assets;
  /** Where an address of the past leads. */
  moved: (path: string) => Promise<Moved | undefined>;
  /** The page that answers a form sent without a script; nobody else gets it. */
  answer: RenderPage;
  /** The page of an address. */
  copyOf: (path: string, options?: CopyOptions) => Promise<Copy>;
  /** The page of an address, with its query, made of drafts; for nobody but who asked. */
  preview: (c: Context, address: string) => Promise<Response>;
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
  siteUrl: string;
  /** Whether strangers find the site at that address. */
  isPublic: boolean;
  reader: Content["reader"];
  /** Asks for drafts, and for what is planned or hidden. */
  fetchDrafts: Content["reader"]["fetch"];
  exists: (match: RouteMatch) => Promise<boolean>;
  kept: Omit<KeptOptions, "failed">;
  log: Logger;
}

const html = "text/html; charset=utf-8";
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Reads the build. Throws when there is none. */
export async function loadSite(options: SiteOptions): Promise<BuiltSite> {
  const { dist, renderer, settings, siteUrl, reader, routes, exists, log } = options;
  const page = preparePage(await readFile(join(dist, "index.html"), "utf8"), settings);
  const empty = await copy(page.html, page, page.styleHashes, options);
  const emptyFor = async (match: RouteMatch | undefined): Promise<Copy> => {
    const found = match !== undefined && (await exists(match));
    return { ...empty, status: found ? 200 : 404 };
  };
  const assets = await loadAssets(dist);
  if (!renderer)
    return {
      assets,
      copyOf: async (path) => emptyFor(routes.match(path)),
      moved: async () => undefined,
      answer: async (c, { status }) => send(c, empty, status),
      preview: async (c) =>
        c.text("There is no preview: the site was built without a renderer.", 503),
    };

  const filesOf = await readBuild(dist, options.entry);
  const { createRenderer } = (await import(pathToFileURL(renderer).href)) as RendererModule;
  const place = { ...options.given, settings, siteUrl, isPublic: options.isPublic };
  const render = createRenderer({ ...place, fetch: reader.fetch, isPreview: false });
  const renderDrafts = createRenderer({ ...place, fetch: options.fetchDrafts, isPreview: true });
  const failed = (error: unknown) => log.error({ error: loggable(error) }, "page not rendered");
  const kept = createKept<Copy>({ ...options.kept, failed });
  // Anybody can make up searches without end: they shall not take the room of the pages.
  const searches = createKept<Copy>({ ...options.kept, most: options.kept.most / 8, failed });
  const recompress = createRecompression(failed);

  async function make(address: string, posted?: PostedForm, how = render): Promise<Copy> {
    const rendered = await how(siteUrl + address, posted);
    const files = filesOf(rendered.file);
    const document = fillDocument(page.html, rendered, files, posted && address);
    const hashes = files.styles.map(({ hash }) => hash);
    const made = await copy(document, page, [...page.styleHashes, ...hashes], options);
    return { ...made, status: rendered.found ? 200 : 404, about: rendered.about };
  }

  const moved = createRedirects(reader, routes, options.kept.freshness, failed);

  async function copyOf(path: string, options: CopyOptions = {}): Promise<Copy> {
    const { search = new URLSearchParams(), mayRender = () => true } = options;
    const match = routes.match(path);
    const known = match && routes.knownSearch(match, search);
    const address = path + (known?.size ? `?${known}` : "");
    const made = () => make(address).then((one) => (one.status === 200 ? one : { unkept: one }));
    const copies = known?.size ? searches : kept;
    const makeshift = async (): Promise<Copy> => ({
      ...(await emptyFor(match)),
      isMakeshift: true,
    });
    if (!copies.has(address) && !mayRender()) return makeshift();
    try {
      const one = await copies.get(address, made);
      recompress(one.content);
      return one;
    } catch (error) {
      failed(error);
      return makeshift();
    }
  }

  return {
    assets,
    copyOf,
    moved,
    answer: async (c, { path, status, post }) => send(c, await make(path, post), status),
    async preview(c, address) {
      const copy = await make(address, undefined, renderDrafts);
      // The desk shows it beside the form.
      c.header("X-Frame-Options", "SAMEORIGIN");
      c.header("X-Robots-Tag", "noindex");
      const policy = copy.policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'");
      return send(c, { ...copy, policy }, copy.status);
    },
  };
}

async function copy(
  text: string,
  { scriptHashes }: Page,
  styleHashes: string[],
  { siteUrl, settings }: SiteOptions,
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
      scriptHashes,
      styleHashes,
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

/** A copy may be kept by a cache, which asks after a minute whether it still holds. */
const cacheControl = "public, max-age=0, s-maxage=60, stale-while-revalidate=600";

/**
 * Files and pages, GET and HEAD. A known route is 200; an unknown path, and a post, case study or
 * vacancy that does not exist, is 404 with a page that says so. The content may know better: such an
 * address has moved for good (301) or is gone (410; RFC 9110, section 15). Whoever `mayRender` refuses
 * gets kept pages, and the empty document for the others. Whom `isPreviewed` finds gets drafts.
 */
export function createPages(
  site: BuiltSite | undefined,
  analytics: string[],
  mayRender: (c: Context) => boolean,
  isPreviewed: (c: Context) => Promise<boolean>,
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
    if (await isPreviewed(c)) return site.preview(c, path + search);
    const copy = await site.copyOf(path, {
      search: searchParams,
      mayRender: () => mayRender(c),
    });
    const moved = copy.status === 404 ? await site.moved(path) : undefined;
    if (moved && moved !== "gone") return c.redirect(moved.to + search, 301);
    c.header("Content-Security-Policy", copy.policy);
    const keeping = copy.isMakeshift ? "no-store" : cacheControl;
    return sendVariants(c, copy.content, keeping, moved === "gone" ? 410 : copy.status);
  };
}
