import { isIP } from "node:net";
import { withoutQuery } from "@agency/content/urls";
import type { HttpBindings } from "@hono/node-server";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context, MiddlewareHandler } from "hono";
import type { Logger } from "pino";
import type { GenericSchema, InferOutput } from "valibot";
import { check } from "../forms/fields.ts";
import { ApiError } from "./errors.ts";
import { toClientKey } from "./networks.ts";

/**
 * Creates a check that requests come from the site's own pages (`Sec-Fetch-Site`, `Origin`).
 * Requests without both pass: they come from no browser and have no session. Warns once about pages
 * under another origin than `ownOrigin`, because their forms fail. Throws `origin-forbidden`.
 */
export function createOriginCheck(
  ownOrigin: string | undefined,
  log: Logger,
): (c: Context) => void {
  let isWarned = false;
  return (c) => {
    const site = c.req.header("Sec-Fetch-Site");
    if (site && site !== "same-origin" && site !== "none") throw new ApiError("origin-forbidden");
    const origin = c.req.header("Origin");
    if (!origin || origin === ownOrigin) return;
    const isSame = getHost(origin) === c.req.header("Host")?.toLowerCase();
    if (!ownOrigin && isSame) return;
    if (!isWarned && (isSame || site === "same-origin")) {
      isWarned = true;
      log.warn(
        "forms come from another origin than SITE_URL and are refused: set SITE_URL to the address that visitors open",
      );
    }
    throw new ApiError("origin-forbidden");
  };
}

const getHost = (origin: string): string | undefined =>
  URL.canParse(origin) ? new URL(origin).host : undefined;

/** Validates and normalizes a body. Throws `fields-invalid` with one error per field. */
export function requireValid<Schema extends GenericSchema>(
  schema: Schema,
  body: unknown,
): InferOutput<Schema> {
  const checked = check(schema, body);
  if (checked.ok) return checked.value;
  throw new ApiError("fields-invalid", { fields: checked.fields });
}

/** Cancels the body of HEAD responses. Hono leaves it open, so streams would never end. */
export const dropHeadBody: MiddlewareHandler = async (c, next) => {
  await next();
  if (c.req.method === "HEAD") await c.res.body?.cancel();
};

/**
 * Rejects HEAD. Hono would run GET, and log a read that did not happen. Throws
 * `method-not-allowed`.
 */
export function requireNoHead(c: Context): void {
  if (c.req.method === "HEAD")
    throw new ApiError("method-not-allowed", { headers: { Allow: "GET" } });
}

/**
 * Returns the path as sent if it has dot segments, such as `/%2e%2e/about`. URL parsers resolve
 * them.
 */
export function findDottedPath(c: Context): string | undefined {
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
  const path = withoutQuery(incoming?.url ?? "").replace(/^https?:\/\/[^/]*/i, "");
  return /\/(?:\.|%2e){1,2}(?:\/|$)/i.test(path) ? path : undefined;
}

/** Used for limits only. */
export type GetClientAddress = (c: Context) => string;

/**
 * Reads client addresses for limits. Warns once about an untrusted proxy, or a trusted one without
 * a usable address: all visitors would share one limit.
 */
export function createGetClientAddress(trustedProxies: number, log: Logger): GetClientAddress {
  let isWarned = false;
  return (c) => {
    const forwardedFor = c.req.header("X-Forwarded-For");
    if (forwardedFor && !isWarned && !getForwardedAddress(forwardedFor, trustedProxies)) {
      isWarned = true;
      log.warn(
        trustedProxies > 0
          ? "X-Forwarded-For came and names no address where TRUSTED_PROXIES looks for one: set it to the number of proxies in front of the server"
          : "X-Forwarded-For came and is not believed: set TRUSTED_PROXIES to the number of proxies in front of the server, if there are any",
      );
    }
    return resolveClientAddress(getConnInfo(c).remote.address ?? "", forwardedFor, trustedProxies);
  };
}

/**
 * Returns the client's key. With n trusted proxies, it is the n-th entry of `X-Forwarded-For` from
 * the right. Those to its left can be forged.
 */
export function resolveClientAddress(
  peer: string,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  return toClientKey(getForwardedAddress(forwardedFor, trustedProxies) ?? peer);
}

/** Some proxies add a port and brackets. */
function getForwardedAddress(
  forwardedFor: string | undefined,
  trustedProxies: number,
): string | undefined {
  if (trustedProxies === 0) return undefined;
  const hop = forwardedFor?.split(",").at(-trustedProxies)?.trim() ?? "";
  const [, bracketed, dotted] = /^\[(.+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(hop) ?? [];
  const address = bracketed ?? dotted ?? hop;
  return isIP(address) ? address : undefined;
}
