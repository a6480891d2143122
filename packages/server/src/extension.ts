import type { Session } from "@agency/content-lake";
import type { Context, Hono } from "hono";
import type { Logger } from "pino";
import type { Audience, Content } from "./content/content.ts";
import type { EmbeddedContent } from "./content/embedded.ts";
import type { ContentEvents } from "./content/events.ts";
import type { Invalidation } from "./content/invalidation.ts";
import type { Limits } from "./http/rateLimits.ts";
import type { CountRendering } from "./http/requestQueue.ts";
import type { GetClientAddress } from "./http/requests.ts";
import type { Outbox } from "./mail/outbox.ts";
import type { Composers, MailOptions } from "./mail/types.ts";
import type { HealthCheck } from "./monitoring/monitor.ts";
import type { BuiltSite } from "./pages/builtSite.ts";
import type { Routes } from "./pages/routes.ts";
import type { Writer } from "./records/store.ts";
import type { Settings } from "./settings/settings.ts";
import type { Timeouts } from "./settings/timeouts.ts";
import type { SiteDefinition } from "./site.ts";

/** Server feature, such as search or back office. */
export interface Extension {
  /** Private embedded datasets, not named like those of the settings. @default none */
  datasets?: readonly string[];
  /** Editor for previews. @default no edit links */
  studio?: StudioLinks;
  /** Called once content is reachable, before requests. */
  open(deps: ServerDeps): OpenExtension;
}

export interface StudioLinks {
  path: string;
  /** Script that opens the editor from a text. */
  overlayPath: string;
}

export interface ServerDeps {
  settings: Settings;
  siteUrl: string;
  secret: string;
  content: Content;
  events: ContentEvents;
  embedded: EmbeddedContent | undefined;
  /** False in development, where Vite renders them. */
  servesPages: boolean;
  limits: Limits;
  getClientAddress: GetClientAddress;
  requireSameOrigin: (c: Context) => void;
  mail: MailOptions;
  /** Call after storing a record that owes a mail. */
  pollOutbox: () => void;
  createOutbox: (writer: Writer) => Outbox;
  timeouts: Timeouts;
  log: Logger;
}

export interface OpenExtension {
  rendererOptions?: object;
  /** Matched before forms, content service and pages. */
  routes?(deps: RouteDeps): Hono;
  /** Loggable paths. `/*` includes all paths below. Others are logged as unknown. */
  paths?: readonly string[];
  composers?: Composers;
  onSubmission?(): void;
  /** Throws `origin-forbidden`. */
  findSession?(c: Context): Promise<Session | undefined>;
  /** `undefined` for published content. */
  previewAudience?(c: Context): Promise<Audience | undefined>;
  /** Returns why pages are incomplete, such as `search: 43 %`. `/readyz` is then 503. */
  getUnreadyReason?(): string | undefined;
  /** Reported in the log, and by `/readyz` to token holders. */
  checks?: readonly HealthCheck[];
  /** Deletes older data daily (ISO 8601). */
  purge?(before: string): Promise<void>;
  start?(): void;
  /** Called during the last requests. */
  stop?(): Promise<void>;
  close?(): Promise<void>;
}

export interface RouteDeps {
  siteUrl: string;
  isPublic: boolean;
  reader: Content["reader"];
  site: BuiltSite | undefined;
  languages: SiteDefinition["languages"];
  getLocalizedPath: Routes["getLocalizedPath"];
  invalidation: Invalidation;
  limits: Limits;
  getClientAddress: GetClientAddress;
  countRendering: CountRendering;
}
