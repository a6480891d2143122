import { Redis } from "ioredis";
import type { Logger } from "pino";
import { defaultTimeouts } from "../settings/timeouts.ts";

/** The connection that limits are shared by; a fault of it is logged once, and when it is over. */
export function connectRedis(url: string, log: Logger): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    connectTimeout: 5_000,
    // One that hangs is worse than one that is down: give up waiting, and the connection with it.
    commandTimeout: defaultTimeouts.redis,
    socketTimeout: defaultTimeouts.redis,
  });
  let healthy = true;
  redis.on("ready", () => {
    if (!healthy) log.info("redis recovered");
    healthy = true;
  });
  redis.on("error", (error: NodeJS.ErrnoException) => {
    if (healthy) log.warn({ code: error.code }, "redis unavailable, limits are counted in memory");
    healthy = false;
  });
  return redis;
}
