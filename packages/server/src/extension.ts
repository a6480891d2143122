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

/** Feature that a site adds to the server, such as a search or a back office. */
export interface Extension {
  /**
   * Private datasets of the embedded content service. The datasets of the settings must have other
   * names. @default none
   */
  datasets?: readonly string[];
  /** Editor of the content, for previews. @default the texts of a preview link nowhere */
  studio?: StudioLinks;
  /** Opens the extension, once the content is reachable and before the server answers requests. */
  open(deps: ServerDeps): OpenExtension;
}

/** Links from a preview to the editor of the content. */
export interface StudioLinks {
  /** Path of the editor, which edit links (stega) in texts lead to. */
  path: string;
  /** Path of the script with which staff click on a text to edit it. */
  overlayPath: string;
}

/** Services of the server that an extension is opened with. */
export interface ServerDeps {
  settings: Settings;
  /** Origin of the site's public address, no trailing slash. */
  siteUrl: string;
  secret: string;
  content: Content;
  /** Events of the published content. */
  events: ContentEvents;
  /** Embedded content service. Unset with a Sanity project. */
  embedded: EmbeddedContent | undefined;
  /** Whether this server serves the pages. In development Vite does. */
  servesPages: boolean;
  limits: Limits;
  getClientAddress: GetClientAddress;
  /** Throws `origin-forbidden` for requests from other sites. */
  requireSameOrigin: (c: Context) => void;
  /** Options that mails are composed with. */
  mail: MailOptions;
  /** Makes the outbox look for mails to send, after a record that owes one was stored. */
  wakeOutbox: () => void;
  /** Creates an outbox for the mails that are stored in another dataset. */
  createOutbox: (writer: Writer) => Outbox;
  timeouts: Timeouts;
  log: Logger;
}

/** Extension of a running server. Every member is optional. */
export interface OpenExtension {
  /** Values that the site's renderer gets beside `RendererOptions`. */
  rendererOptions?: object;
  /** Returns the routes. They are matched before forms, the content service and pages. */
  routes?(deps: RouteDeps): Hono;
  /**
   * Paths that the log may contain. One that ends with `/*` stands for everything below it. Other paths
   * are logged as unknown.
   */
  paths?: readonly string[];
  /** Composers of further kinds of mail. */
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

/** Services that the routes of an extension use. */
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
  /** Counts a rendering for a request. Routes call it before they render or draw anything. */
  countRendering: CountRendering;
}
