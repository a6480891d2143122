import type { Core } from "../core.ts";
import type { Session } from "../options.ts";

/** Endpoints a caller may use: all of them, or only those that read public content. */
export type Access = "full" | "read";

/** Context of one request, as passed to its handler. */
export interface Call {
  core: Core;
  request: Request;
  /** Identifies the caller; `undefined` is this process itself. */
  client: string | undefined;
  access: Access;
  /** Session of a signed-in user; unset for tokens and anonymous callers. */
  session: Session | undefined;
  /** Base URL of assets in the answer. */
  publicUrl: string;
  url: URL;
  /** API version without its "v"; `""` if the address has none. */
  version: string;
  /** Decoded path segments after the endpoint's name. */
  segments: string[];
}

/** Identity and rights of a caller. */
export interface Caller {
  /** Identifies the caller, for example by network address. Unset: this process itself, never limited. */
  client?: string | undefined;
  /** @default "full" */
  access?: Access;
  /** Session of a signed-in user. A token in the request takes precedence. */
  session?: Session | undefined;
  /**
   * Base URL of assets in answers to this caller, except answers to known queries. Set it to an
   * absolute URL for programs outside the site. @default the option
   */
  publicUrl?: string | undefined;
}

/** Answers one request, or throws HttpError. */
export type Handler = (call: Call) => Promise<Response>;
