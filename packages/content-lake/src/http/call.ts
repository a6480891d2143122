import type { Core } from "../core.ts";
import type { Session } from "../options.ts";

/** `read` allows only public content. */
export type Access = "full" | "read";

export interface Call {
  core: Core;
  request: Request;
  client: string | undefined;
  access: Access;
  session: Session | undefined;
  publicUrl: string;
  url: URL;
  /** Without its "v", or `""`. */
  version: string;
  /** Decoded, after the endpoint's name. */
  segments: string[];
}

export interface Caller {
  /** Usually an IP address. Unset for this process, which is never limited. */
  client?: string | undefined;
  /** @default "full" */
  access?: Access;
  /** A token in the request takes precedence. */
  session?: Session | undefined;
  /** Base URL of assets, except in known queries. @default the option `publicUrl` */
  publicUrl?: string | undefined;
}

/** @throws HttpError */
export type Handler = (call: Call) => Promise<Response>;
