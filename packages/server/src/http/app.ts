import { isContentError } from "@agency/content";
import type { ContentChanges } from "@agency/content-lake";
import { Hono } from "hono";
import { compress } from "hono/compress";
import { type RequestIdVariables, requestId } from "hono/request-id";
import type { Logger } from "pino";
import { applicantAddress } from "../applicants/links.ts";
import { applicantPages } from "../applicants/pages.ts";
import type { Content, PublicSettings } from "../content/content.ts";
import type { EmbeddedContent } from "../content/embedded.ts";
import type { Desk, DeskOptions } from "../desk/desk.ts";
import type { Notifier } from "../desk/notices.ts";
import { createDeskPages } from "../desk/pages.ts";
import { deskPath, type Studio } from "../desk/studio.ts";
import { createLive, livePath } from "../live/live.ts";
import { linkPaths } from "../mail/links.ts";
import type { Outbox } from "../mail/outbox.ts";
import type { BuiltSite } from "../pages/builtSite.ts";
import type { Freshness } from "../pages/freshness.ts";
import { createPages } from "../pages/pages.ts";
import type { Inspector } from "../resume/inspector.ts";
import { resumesPath } from "../resume/links.ts";
import type { OwnParts, SiteDefinition } from "../site.ts";
import { createApi } from "../submissions/api.ts";
import { createFormPages } from "../submissions/formPages.ts";
import { type CountRendering, createQueue } from "./crowd.ts";
import { createCspReports } from "./cspReports.ts";
import { ApiError, faultOf, sendError, unreadable } from "./errors.ts";
import { createHealth } from "./health.ts";
import type { Limits } from "./limits.ts";
import { type AddressOf, createOriginCheck, dropBodyOfHead } from "./requests.ts";
import { resourceHeaders } from "./resourcePolicy.ts";
import { securityHeaders } from "./security.ts";

declare module "hono" {
  interface ContextVariableMap extends RequestIdVariables {
    /** What is given back once a request of `/api` is answered. */
    afterwards: (() => void)[];
  }
}

export interface AppOptions {
  definition: SiteDefinition;
  /** What the site alone has. */
  own: OwnParts;
  siteUrl: string;
  /** Whether strangers find the site there. */
  isPublic: boolean;
  /** The origin that browsers know the site by, if it is set. */
  origin: string | undefined;
  secret: string;
  /** What resumes are sealed with beside their own keys, the newest first. */
  resumeKeys: readonly string[];
  addressOf: AddressOf;
  countRendering: CountRendering;
  /** Requests that one address may make in a second. */
  requestRate: number;
  publicSettings: PublicSettings;
  /** Whether subscriptions have to be confirmed. */
  confirms: boolean;
  /** Whether names below this one are reached by HTTPS alone as well. */
  hstsSubdomains: boolean;
  /** Unset where Vite serves the pages. */
  site: BuiltSite | undefined;
  freshness: Freshness;
  /** Of what visitors read. */
  changes: ContentChanges;
  /** Called once somebody has a page open that is told of them. */
  beginLive: () => void;
  content: Content;
  /** The content service that browsers reach at `/content`; it gets the path without that prefix. */
  lake: EmbeddedContent["fetch"];
  /** Whether the content service's public address takes its token, and writes. */
  isContentOpen: boolean;
  outbox: Outbox;
  notifier: Pick<Notifier, "wake">;
  inspector: Inspector;
  limits: Limits;
  /** Who works at the desk; unset where the content service signs people in itself. */
  desk: (place: Pick<DeskOptions, "addressOf" | "requireSameOrigin">) => Desk | undefined;
  /** The built Studio, unset where it is not built. */
  studio: () => Promise<Studio | undefined>;
  /** The content service that the Studio works on. */
  studioContent: PublicSettings["content"];
  /** Of the content service: who has it is told more by `/readyz`. */
  token: string;
  isStopping: () => boolean;
  log: Logger;
}

export interface App {
  fetch: Hono["fetch"];
  /** Method and pattern of every route. */
  routes: Hono["routes"];
  /** Ends the lines of pages that listen, for a server that is to stop. */
  hangUp: () => void;
}

/** The whole HTTP surface of the site, in the order a request meets it. */
export function createApp(options: AppOptions): App {
  const { definition, own, siteUrl, origin, secret, site, content, outbox, limits, lake, log } =
    options;
  const { addressOf, countRendering } = options;
  const { analytics } = options.publicSettings;
  const app = new Hono();
  const headers = Object.entries(securityHeaders(siteUrl, options.hstsSubdomains));
  const nameOf = createRouteNames(definition, [...analytics, ...(own.paths ?? [])]);
  const requireSameOrigin = createOriginCheck(origin, log);

  // An id of its own: one that a sender chose would stand in the log as many times as they like.
  app.use(requestId({ headerName: "" }));
  // What `fetch` makes no request of: nothing here needs it.
  app.on(["TRACE", "TRACK", "CONNECT"], "*", (c) => c.text("Method Not Allowed", 405));
  app.use(dropBodyOfHead);
  app.use(async (c, next) => {
    const start = performance.now();
    await next();
    const isPrivate = /private|no-store/.test(c.res.headers.get("Cache-Control") ?? "");
    const type = c.res.headers.get("Content-Type") ?? "";
    const byType = resourceHeaders(c.res.status, type, isPrivate);
    for (const [name, value] of [...headers, ...Object.entries(byType)])
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    // The content service makes answers of its own, without it.
    c.res.headers.set("X-Request-Id", c.get("requestId"));
    const line = {
      id: c.get("requestId"),
      method: c.req.method,
      route: nameOf(c.req.path),
      status: c.res.status,
      ms: Math.round(performance.now() - start),
      ...(c.get("code") && { code: c.get("code") }),
      ...(c.get("error") && { error: c.get("error") }),
    };
    // Too many files at once are the senders' doing, and no alarm.
    if (c.res.status >= 500 && c.get("code") !== "busy") log.error(line, "request");
    else if (c.req.path.startsWith("/content/")) log.debug(line, "request");
    else log.info(line, "request");
  });

  app.route("/", createHealth({ ...options, addressOf }));
  app.use(createQueue(addressOf, options.requestRate));
  app.route("/", createCspReports({ limits, addressOf, log }));
  if (own.routes) {
    const { isPublic, freshness } = options;
    const { reader } = content;
    const place = { siteUrl, isPublic, reader, site, freshness, limits, addressOf, countRendering };
    app.route("/", own.routes(place));
  }
  const { changes, freshness, beginLive: begin } = options;
  const openPage = site?.openPage ?? (async () => undefined);
  const live = createLive({ openPage, changes, begin, freshness, addressOf });
  app.route("/", live.routes);
  app.route(
    "/",
    applicantPages({
      addressIn: applicantAddress(definition),
      endpoint: definition.applicant.endpoint,
      writer: content.writer,
      secret,
      limits,
      addressOf,
      requireSameOrigin,
      renderPage: site?.answer,
      wake: outbox.wake,
    }),
  );
  app.route(
    "/",
    createApi({
      ...content,
      outbox,
      notifier: options.notifier,
      limits,
      secret,
      consents: definition.consents,
      confirms: options.confirms,
      inspector: options.inspector,
      resumeKeys: options.resumeKeys,
      forms: definition.forms,
      sendEmailPath: definition.sendEmailPath,
      mails: definition.mails,
      pages: createFormPages(definition.formPlaces, definition.routes),
      siteUrl,
      requireSameOrigin,
      addressOf,
      renderPage: site?.answer,
    }),
  );
  const desk = options.desk({ addressOf, requireSameOrigin });
  if (desk) app.route("/", desk.routes);
  app.route(
    "/",
    createDeskPages({ desk, studio: options.studio, settings: { content: options.studioContent } }),
  );
  // Pages and files are compressed ahead; answers of the content service are made on the spot.
  app.use("/content/*", compress());
  app.all("/content/*", async (c) => {
    const client = addressOf(c);
    const isPicture = c.req.path.startsWith("/content/images/");
    // A proxy in front may ask for credentials of its own (HTTP Basic).
    const bearer = /^Bearer(\s|$)/i.test(c.req.header("Authorization") ?? "");
    const session = bearer ? undefined : await desk?.sessionOf(c);
    if (!session) await (isPicture ? limits.picture(client) : limits.content(client));
    if (bearer) await limits.requireTrust(client);
    const access = options.isContentOpen || session ? "full" : "read";
    const caller = { client, access, session, publicUrl: `${siteUrl}/content` } as const;
    const answer = await lake(mounted(c.req.raw, "/content"), caller);
    if (bearer && answer.status === 401) await limits.distrust(client);
    return answer;
  });

  const audienceOf = desk?.audienceOf ?? (async () => undefined);
  app.all("*", createPages(site, analytics, audienceOf));

  app.onError((error, c) => {
    const known = toApiError(error);
    const fault = faultOf(known);
    if (fault) c.set("error", fault);
    c.set("code", known.code);
    return sendError(c, known, (code, language) => definition.answers[language][code]);
  });
  return { fetch: app.fetch, routes: app.routes, hangUp: live.hangUp };
}

function toApiError(error: Error): ApiError {
  if (error instanceof ApiError) return error;
  return isContentError(error) ? unreadable(error) : new ApiError("internal", { cause: error });
}

/** The same request as the mounted service sees it. */
function mounted(request: Request, prefix: string): Request {
  const url = new URL(request.url);
  url.pathname = url.pathname.slice(prefix.length) || "/";
  return new Request(url, request);
}

/** What the log calls requests: never the path itself, which can hold what somebody typed. */
function createRouteNames(
  { formPlaces, sendEmailPath, applicant, routes }: SiteDefinition,
  more: readonly string[],
): (path: string) => string {
  const known = new Set([
    "/healthz",
    "/readyz",
    ...Object.values(formPlaces).map(({ endpoint }) => endpoint),
    sendEmailPath,
    ...Object.values(linkPaths),
    livePath,
    applicant.endpoint,
    ...more,
  ]);
  return (path) => {
    if (known.has(path)) return path;
    if (path.startsWith(`${resumesPath}/`)) return `${resumesPath}/*`;
    if (path === deskPath) return deskPath;
    const folder = /^\/(?:api|assets|content|desk\/api|desk|locales)\//.exec(path)?.[0];
    return folder ? `${folder}*` : (routes.match(path)?.route.path ?? "(unknown)");
  };
}
