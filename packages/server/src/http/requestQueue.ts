import type { Server } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { Context, MiddlewareHandler } from "hono";
import type { Timeouts } from "../settings/timeouts.ts";
import { createConnectionLimit } from "./connectionLimit.ts";
import { toClientKey } from "./networks.ts";
import { createRateLimiter } from "./rateLimiter.ts";
import { createTooManyError } from "./rateLimitHeaders.ts";
import type { GetClientAddress } from "./requests.ts";

/** Per address, for each request per second. */
const connectionsPerRequest = 5;

/** Burst, for each request per second. */
const atOncePerRequest = 5;

/** Seconds until the allowance is full. */
const renderingsWindow = 30;

/**
 * Queues requests above an address's rate. Answers 429 if the wait would exceed `timeouts.maxWait`.
 */
export function createRequestQueue(
  getClientAddress: GetClientAddress,
  perSecond: number,
  timeouts: Timeouts,
): MiddlewareHandler {
  const quota = atOncePerRequest * perSecond;
  const getWait = createRateLimiter({ perSecond, atOnce: quota });
  const refusal = { policy: "requests", quota, window: atOncePerRequest, reset: 10 };
  return async (c, next) => {
    const wait = getWait(getClientAddress(c), timeouts.maxWait);
    if (wait === 0) return next();
    await sleep(wait ?? timeouts.maxWait);
    if (wait !== undefined) return next();
    throw createTooManyError(refusal);
  };
}

declare const counted: unique symbol;

/** Proof of counting, required by rendering functions. */
export interface Rendering {
  readonly [counted]: true;
}

export type CountRendering = (c: Context) => Rendering;

/**
 * Limits renderings per address: pages, previews, form responses and pictures together. Each blocks
 * the event loop as long as dozens of cached pages.
 */
export function createRenderings(
  getClientAddress: GetClientAddress,
  perSecond: number,
): CountRendering {
  const getWait = createRateLimiter({ perSecond: perSecond / renderingsWindow, atOnce: perSecond });
  const window = renderingsWindow;
  const reset = Math.ceil(window / perSecond);
  return (c) => {
    if (getWait(getClientAddress(c), 0) !== undefined) return {} as Rendering;
    throw createTooManyError({ policy: "renderings", quota: perSecond, window, reset });
  };
}

/** Limits open connections per address. */
export function limitConnections(server: Server, perSecond: number): void {
  const take = createConnectionLimit({
    each: perSecond * connectionsPerRequest,
    all: Number.POSITIVE_INFINITY,
  });
  server.on("connection", (socket) => {
    const leave = take(toClientKey(socket.remoteAddress ?? ""));
    if (leave) socket.once("close", leave);
    else socket.destroy();
  });
}
