import { isIP } from "node:net";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context, MiddlewareHandler } from "hono";
import type { Logger } from "pino";
import type { GenericSchema, InferOutput } from "valibot";
import { check } from "../forms/fields.ts";
import { ApiError } from "./errors.ts";
import { toClient } from "./networks.ts";

/**
 * Lets requests of the site's own pages pass. Browsers say where a request comes from
 * (`Sec-Fetch-Site`, `Origin`); who says neither is no browser, and carries no visitor's session.
 * `ownOrigin` is the site's own; without it the one that the request was sent to. Warns once when
 * pages are open under another origin than the one that is set: their forms are all refused.
 * What it makes throws `origin-forbidden`.
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

/** The host that an origin names, `undefined` where it names none. */
const getHost = (origin: string): string | undefined =>
  URL.canParse(origin) ? new URL(origin).host : undefined;

/** The value a schema makes of a body. Throws `fields-invalid` with one finding for each field. */
export function requireValid<Schema extends GenericSchema>(
  schema: Schema,
  body: unknown,
): InferOutput<Schema> {
  const checked = check(schema, body);
  if (checked.ok) return checked.value;
  throw new ApiError("fields-invalid", { fields: checked.fields });
}

/** Cancels the body of an answer to HEAD. Hono leaves it out and open, so a stream would never end. */
export const dropHeadBody: MiddlewareHandler = async (c, next) => {
  await next();
  if (c.req.method === "HEAD") await c.res.body?.cancel();
};

/**
 * Refuses HEAD where a GET is recorded as read: Hono would run it as GET, and record what nobody got.
 * Throws `method-not-allowed`.
 */
export function requireNoHead(c: Context): void {
  if (c.req.method === "HEAD")
    throw new ApiError("method-not-allowed", { headers: { Allow: "GET" } });
}

/** The visitor's address, for limits alone. */
export type GetClientAddress = (c: Context) => string;

/**
 * Tells visitors apart by their address. Warns once when a proxy is there that is not trusted, or
 * one that is trusted says nothing usable: then all visitors are one, and share one limit.
 */
export function createGetClientAddress(trustedProxies: number, log: Logger): GetClientAddress {
  let isWarned = false;
  return (c) => {
    const forwardedFor = c.req.header("X-Forwarded-For");
    if (forwardedFor && !isWarned && !trustedHop(forwardedFor, trustedProxies)) {
      isWarned = true;
      log.warn(
        trustedProxies > 0
          ? "X-Forwarded-For came and names no address where TRUSTED_PROXIES looks for one: set it to the number of proxies in front of the server"
          : "X-Forwarded-For came and is not believed: set TRUSTED_PROXIES to the number of proxies in front of the server, if there are any",
      );
    }
    return clientAddress(getConnInfo(c).remote.address ?? "", forwardedFor, trustedProxies);
  };
}

/**
 * The visitor's address: the peer's own, or what the last trusted proxy saw. A proxy appends the
 * address it was called from to `X-Forwarded-For`, so the n-th from the right is the one that n
 * trusted proxies vouch for; anything to the left of it the visitor may have made up.
 */
export function clientAddress(
  peer: string,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  return toClient(trustedHop(forwardedFor, trustedProxies) ?? peer);
}

/** The address that the last trusted proxy saw, if it says one. Some add the port, and brackets. */
function trustedHop(forwardedFor: string | undefined, trustedProxies: number): string | undefined {
  if (trustedProxies === 0) return undefined;
  const hop = forwardedFor?.split(",").at(-trustedProxies)?.trim() ?? "";
  const [, bracketed, dotted] = /^\[(.+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(hop) ?? [];
  const address = bracketed ?? dotted ?? hop;
  return isIP(address) ? address : undefined;
}
