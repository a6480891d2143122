import type { Server } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { MiddlewareHandler } from "hono";
import { times } from "../settings/times.ts";
import { ApiError } from "./errors.ts";
import { createPace } from "./pace.ts";
import type { AddressOf } from "./requests.ts";

/** Connections from one address for each request it may make in a second. */
const connectionsPerRequest = 5;

/**
 * Keeps each address to its share of the serving thread: who asks for more waits, and is told to come
 * again (429) when that would be longer than `times.patience`. A program that asks again as soon as it
 * is answered is slowed down by that, whoever else is served is not.
 */
export function createQueue(addressOf: AddressOf, perSecond: number): MiddlewareHandler {
  const paceOf = createPace({ perSecond, atOnce: 5 * perSecond });
  return async (c, next) => {
    const wait = paceOf(addressOf(c), times.patience);
    if (wait === 0) return next();
    await sleep(wait ?? times.patience);
    if (wait !== undefined) return next();
    throw new ApiError("too-many", { headers: { "Retry-After": "10" } });
  };
}

/**
 * Whether an address may have one more page made for it that is not kept: each takes the serving
 * thread as long as dozens of kept ones.
 */
export function createRenderings(perSecond: number): (address: string) => boolean {
  const paceOf = createPace({ perSecond: perSecond / 30, atOnce: perSecond });
  return (address) => paceOf(address, 0) !== undefined;
}

/** Cuts connections off that are more than one address may have. */
export function limitConnections(server: Server, perSecond: number): void {
  const open = new Map<string, number>();
  server.on("connection", (socket) => {
    const address = socket.remoteAddress ?? "";
    const count = (open.get(address) ?? 0) + 1;
    if (count > perSecond * connectionsPerRequest) {
      socket.destroy();
      return;
    }
    open.set(address, count);
    socket.once("close", () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
}
