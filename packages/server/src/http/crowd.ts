import type { Server } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { Context, MiddlewareHandler } from "hono";
import type { Timeouts } from "../settings/timeouts.ts";
import { toClient } from "./networks.ts";
import { createPace } from "./pace.ts";
import { tooMany } from "./rateLimit.ts";
import type { GetClientAddress } from "./requests.ts";
import { createSeats } from "./seats.ts";

/** Connections from one address for each request it may make in a second. */
const connectionsPerRequest = 5;

/** Requests that one address may make at once, for each that it may make in a second. */
const atOncePerRequest = 5;

/** Seconds in which an address gets back every rendering that it may have at once. */
const renderingsWindow = 30;

/**
 * Keeps each address to its share of the serving thread: who asks for more waits, and is told to come
 * again (429) when that would be longer than `timeouts.patience`. A program that asks again as soon as it
 * is answered is slowed down by that, whoever else is served is not.
 */
export function createQueue(
  getClientAddress: GetClientAddress,
  perSecond: number,
  timeouts: Timeouts,
): MiddlewareHandler {
  const quota = atOncePerRequest * perSecond;
  const getPace = createPace({ perSecond, atOnce: quota });
  const refusal = { policy: "requests", quota, window: atOncePerRequest, reset: 10 };
  return async (c, next) => {
    const wait = getPace(getClientAddress(c), timeouts.patience);
    if (wait === 0) return next();
    await sleep(wait ?? timeouts.patience);
    if (wait !== undefined) return next();
    throw tooMany(refusal);
  };
}

declare const counted: unique symbol;

/** Proof that a rendering was counted. Nothing renders for a request without one. */
export interface Rendering {
  readonly [counted]: true;
}

/** Counts one rendering for the address of a request. Throws `too-many`. */
export type CountRendering = (c: Context) => Rendering;

/**
 * Creates the one count of renderings. Each takes the serving thread as long as dozens of pages from
 * the cache, so pages, previews, answers to forms and drawn pictures all come out of one allowance.
 */
export function createRenderings(
  getClientAddress: GetClientAddress,
  perSecond: number,
): CountRendering {
  const getPace = createPace({ perSecond: perSecond / renderingsWindow, atOnce: perSecond });
  const window = renderingsWindow;
  const reset = Math.ceil(window / perSecond);
  return (c) => {
    if (getPace(getClientAddress(c), 0) !== undefined) return {} as Rendering;
    throw tooMany({ policy: "renderings", quota: perSecond, window, reset });
  };
}

/** Cuts connections off that are more than one address may have. */
export function limitConnections(server: Server, perSecond: number): void {
  const take = createSeats({
    each: perSecond * connectionsPerRequest,
    all: Number.POSITIVE_INFINITY,
  });
  server.on("connection", (socket) => {
    const leave = take(toClient(socket.remoteAddress ?? ""));
    if (leave) socket.once("close", leave);
    else socket.destroy();
  });
}
