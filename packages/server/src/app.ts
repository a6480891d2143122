import { isContentError } from "@agency/content";
import { localize } from "@agency/content/language";
import type { ProblemHandler } from "@agency/content/parse";
import type { ContentChanges } from "@agency/content-lake";
import { type Context, Hono } from "hono";
import { type RequestIdVariables, requestId } from "hono/request-id";
import type { Logger } from "pino";
import { applicantPages } from "./applicants/pages.ts";
import type { Content, PublicSettings } from "./content/content.ts";
import type { EmbeddedContent } from "./content/embedded.ts";
import type { Invalidation } from "./content/invalidation.ts";
import { createContentProxy } from "./content/proxy.ts";
import type { OpenExtension } from "./extension.ts";
import { createHealth } from "./health.ts";
import { createCspReports } from "./http/cspReports.ts";
import {
  ApiError,
  createUnreadableError,
  getLanguage,
  getLogCause,
  sendError,
} from "./http/errors.ts";
import type { Limits } from "./http/rateLimits.ts";
import { createRequestLog } from "./http/requestLog.ts";
import { type CountRendering, createRequestQueue } from "./http/requestQueue.ts";
import { dropHeadBody, findDottedPath, type GetClientAddress } from "./http/requests.ts";
import { securityHeaders } from "./http/security.ts";
import { createLive } from "./live/live.ts";
import type { Outbox } from "./mail/outbox.ts";
import type { Monitor } from "./monitoring/monitor.ts";
import type { BuiltSite } from "./pages/builtSite.ts";
import { createPages, speculationRulesPath } from "./pages/pages.ts";
import { applicantAddress } from "./records/applicantLinks.ts";
import type { Inspector } from "./resume/inspector.ts";
import { createRouteNames } from "./routeNames.ts";
import type { Timeouts } from "./settings/timeouts.ts";
import type { SiteDefinition } from "./site.ts";
import { createApi } from "./submissions/api.ts";
import { createFormPages } from "./submissions/formPages.ts";

declare module "hono" {
  interface ContextVariableMap extends RequestIdVariables {}
}

export interface AppOptions {
  definition: SiteDefinition;
  extensions: readonly OpenExtension[];
  siteUrl: string;
  isPublic: boolean;
  secret: string;
  /** Newest first. */
  resumeKeys: readonly string[];
  getClientAddress: GetClientAddress;
  /** Throws `origin-forbidden`. */
  requireSameOrigin: (c: Context) => void;
  countRendering: CountRendering;
  /** Per second. */
  requestRate: number;
  publicSettings: PublicSettings;
  confirms: boolean;
  hstsSubdomains: boolean;
  /** Unset in development. */
  site: BuiltSite | undefined;
  invalidation: Invalidation;
  changes: ContentChanges;
  /** Called on the first live connection. */
  onFirstStream: () => void;
  content: Content;
  /** Gets the path without `/content`. */
  lake: EmbeddedContent["fetch"];
  isContentOpen: boolean;
  /** Receives published content that does not fit. */
  onProblem: ProblemHandler;
  outbox: Outbox;
  /** See `createSmtpUtf8Check`. */
  deliversUtf8: () => Promise<boolean>;
  inspector: Inspector;
  limits: Limits;
  monitor: Pick<Monitor, "readChecks">;
  /** Authorizes details in `/readyz`. */
  token: string;
  timeouts: Timeouts;
  isStopping: () => boolean;
  log: Logger;
}

export interface App {
  fetch: Hono["fetch"];
  routes: Hono["routes"];
  closeStreams: () => void;
}

/** Assembles the app. */
export function createApp(options: AppOptions): App {
  const { definition, extensions, siteUrl, isPublic, secret, site, content } = options;
  const { outbox, limits, getClientAddress, requireSameOrigin, countRendering, timeouts, log } =
    options;
  const { analytics } = options.publicSettings;
  const app = new Hono();
  const extensionPaths = extensions.flatMap(({ paths = [] }) => paths);

  // Client ids could fill the log.
  app.use(requestId({ headerName: "" }));
  app.on(["TRACE", "TRACK", "CONNECT"], "*", (c) => c.text("Method Not Allowed", 405));
  app.use(dropHeadBody);
  app.use(async (c, next) => {
    c.set("timeouts", timeouts);
    await next();
  });
  app.use(
    createRequestLog({
      headers: securityHeaders(siteUrl, options.hstsSubdomains),
      nameRoute: createRouteNames(definition, [
        ...analytics,
        ...extensionPaths,
        speculationRulesPath,
      ]),
      log,
    }),
  );

  app.route("/", createHealth({ ...options, getClientAddress }));
  app.use(createRequestQueue(getClientAddress, options.requestRate, timeouts));
  const pages = createPages(
    site,
    analytics,
    (c) => findFirst(extensions, (one) => one.previewAudience?.(c)),
    definition.speculationRules,
  );
  // Routes match the resolved path.
  app.use(async (c, next) => (findDottedPath(c) === undefined ? next() : pages(c)));
  app.route("/", createCspReports({ limits, getClientAddress, log }));
  const { changes, invalidation, onFirstStream: begin } = options;
  const { reader } = content;
  const {
    languages,
    routes: { getLocalizedPath },
  } = definition;
  const shared = {
    siteUrl,
    isPublic,
    reader,
    site,
    languages,
    getLocalizedPath,
    invalidation,
    limits,
    getClientAddress,
  };
  for (const extension of extensions) {
    const routes = extension.routes?.({ ...shared, countRendering });
    if (routes) app.route("/", routes);
  }
  const openPage = site?.openPage ?? (async () => undefined);
  const live = createLive({ openPage, changes, begin, invalidation, getClientAddress, timeouts });
  app.route("/", live.routes);
  app.route(
    "/",
    applicantPages({
      languages,
      getLocalizedPath: applicantAddress(definition),
      endpoint: definition.applicant.endpoint,
      writer: content.writer,
      secret,
      limits,
      getClientAddress,
      requireSameOrigin,
      renderPage: site?.answer,
      pollSoon: outbox.pollSoon,
      deliversUtf8: options.deliversUtf8,
    }),
  );
  app.route(
    "/",
    createApi({
      ...content,
      outbox,
      deliversUtf8: options.deliversUtf8,
      onSubmission() {
        for (const extension of extensions) extension.onSubmission?.();
      },
      limits,
      secret,
      consents: definition.consents,
      confirms: options.confirms,
      inspector: options.inspector,
      resumeKeys: options.resumeKeys,
      forms: definition.forms,
      sendEmailPath: definition.sendEmailPath,
      mails: definition.mails,
      pages: createFormPages(definition.formLocations, definition),
      siteUrl,
      requireSameOrigin,
      getClientAddress,
      renderPage: site?.answer,
      timeouts,
    }),
  );
  app.route(
    "/",
    createContentProxy({
      siteUrl,
      lake: options.lake,
      isOpen: options.isContentOpen,
      onProblem: options.onProblem,
      findSession: (c) => findFirst(extensions, (one) => one.findSession?.(c)),
      limits,
      getClientAddress,
    }),
  );
  app.all("*", pages);

  app.onError((error, c) => {
    const known = toApiError(error);
    const fault = getLogCause(known);
    if (fault) c.set("error", fault);
    c.set("code", known.code);
    const { text, lang } = localize(definition.answers, getLanguage(c, definition.languages));
    return sendError(c, known, { text: text[known.code], lang });
  });
  return { fetch: app.fetch, routes: app.routes, closeStreams: live.closeStreams };
}

function toApiError(error: Error): ApiError {
  if (error instanceof ApiError) return error;
  return isContentError(error)
    ? createUnreadableError(error)
    : new ApiError("internal", { cause: error });
}

async function findFirst<Result>(
  extensions: readonly OpenExtension[],
  find: (extension: OpenExtension) => Promise<Result | undefined> | undefined,
): Promise<Result | undefined> {
  for (const extension of extensions) {
    const found = await find(extension);
    if (found !== undefined) return found;
  }
  return undefined;
}
