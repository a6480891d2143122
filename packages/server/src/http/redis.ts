import { Redis } from "ioredis";
import type { Logger } from "pino";
import { defaultTimeouts } from "../settings/timeouts.ts";

/** Connects to Redis for rate limits. Logs an outage once, and its end. */
export function connectRedis(url: string, log: Logger): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    connectTimeout: 5_000,
    // Drops a hanging connection.
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
