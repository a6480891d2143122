import type { Session } from "@agency/content-lake";
import type { Context, Hono } from "hono";
import type { Logger } from "pino";
import type { Audience, Content } from "./content/content.ts";
import type { EmbeddedContent } from "./content/embedded.ts";
import type { ContentEvents } from "./content/events.ts";
import type { Invalidation } from "./content/invalidation.ts";
import type { CountRendering } from "./http/crowd.ts";
import type { Limits } from "./http/limits.ts";
import type { GetClientAddress } from "./http/requests.ts";
import type { Outbox } from "./mail/outbox.ts";
import type { Composers, MailOptions } from "./mail/types.ts";
import type { BuiltSite } from "./pages/builtSite.ts";
import type { Routes } from "./pages/routes.ts";
import type { Writer } from "./records/store.ts";
import type { Settings } from "./settings/settings.ts";
import type { Timeouts } from "./settings/timeouts.ts";
import type { SiteDefinition } from "./site.ts";

/** Server feature of a site, such as a search or a back office. */
export interface Extension {
  /**
   * Private datasets of the embedded content service. Names must differ from those of the settings.
   *
   * @default none
   */
  datasets?: readonly string[];
  /** Editor of the content, for previews. @default preview texts contain no edit links */
  studio?: StudioLinks;
  /** Opens the extension, once the content is reachable and before the server answers requests. */
  open(deps: ServerDeps): OpenExtension;
}

export interface StudioLinks {
  /** Path of the editor. Edit links (stega) point to it. */
  path: string;
  /** Path of the script that opens the editor when staff click a text. */
  overlayPath: string;
}

/** Services that an extension is opened with. */
export interface ServerDeps {
  settings: Settings;
  /** Origin of the site's public address, no trailing slash. */
  siteUrl: string;
  secret: string;
  content: Content;
  events: ContentEvents;
  /** Unset with a Sanity project. */
  embedded: EmbeddedContent | undefined;
  /** Whether this server renders the pages. In development Vite does. */
  servesPages: boolean;
  limits: Limits;
  getClientAddress: GetClientAddress;
  /** Throws `origin-forbidden` for requests from other sites. */
  requireSameOrigin: (c: Context) => void;
  mail: MailOptions;
  /** Triggers a poll of the outbox. Call it after storing a record that owes a mail. */
  wakeOutbox: () => void;
  /** Creates an outbox for the mails of another dataset. */
  createOutbox: (writer: Writer) => Outbox;
  timeouts: Timeouts;
  log: Logger;
}

/** Opened extension. Every member is optional. */
export interface OpenExtension {
  /** Options for the site's renderer in addition to `RendererOptions`. */
  rendererOptions?: object;
  /** Returns the routes. They are matched before forms, content service and pages. */
  routes?(deps: RouteDeps): Hono;
  /**
   * Paths that may be logged. A trailing `/*` includes all paths below. Others are logged as
   * unknown.
   */
  paths?: readonly string[];
  composers?: Composers;
  /** Called after a submission was stored. */
  onSubmission?(): void;
  /** Returns the session of a request to the content service. Throws `origin-forbidden`. */
  findSession?(c: Context): Promise<Session | undefined>;
  /** Returns the audience whose drafts a page shows, or `undefined` for published content. */
  previewAudience?(c: Context): Promise<Audience | undefined>;
  /** Deletes data from before a moment (ISO 8601), daily. */
  purge?(before: string): Promise<void>;
  /** Starts background work, once the server answers requests. */
  start?(): void;
  /** Ends background work, while the last requests are answered. */
  stop?(): Promise<void>;
  /** Releases files and workers, after the last request. */
  close?(): Promise<void>;
}

export interface RouteDeps {
  siteUrl: string;
  /** Whether the site is reachable by the public. */
  isPublic: boolean;
  reader: Content["reader"];
  /** Unset if Vite serves the pages. */
  site: BuiltSite | undefined;
  languages: SiteDefinition["languages"];
  addressIn: Routes["addressIn"];
  freshness: Invalidation;
  limits: Limits;
  getClientAddress: GetClientAddress;
  /** Counts a rendering. Routes call it before rendering a page or drawing a picture. */
  countRendering: CountRendering;
}
