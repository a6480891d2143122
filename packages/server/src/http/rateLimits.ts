import type { Redis } from "ioredis";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from "rate-limiter-flexible";
import { getId } from "../settings/secret.ts";
import { getNetworks, maxClients } from "./networks.ts";
import { createTooManyError, type Quota } from "./rateLimitHeaders.ts";

/**
 * Rate limiters of forms, content, pictures, search and wrong tokens. Addresses count for each of
 * their networks too. Methods throw `too-many` with `Retry-After`, `RateLimit` and
 * `RateLimit-Policy`.
 */
export interface Limits {
  /** Returns the remaining quota. */
  address(endpoint: string, address: string): Promise<Quota>;
  /** Retries with the same form id count once. */
  email(endpoint: string, email: string, formId?: string): Promise<void>;
  content(address: string): Promise<void>;
  picture(address: string): Promise<void>;
  search(address: string): Promise<void>;
  /** Throws after too many wrong tokens. */
  requireFewWrongTokens(address: string): Promise<void>;
  countWrongToken(address: string): Promise<void>;
  close(): Promise<void>;
}

export interface LimitsOptions {
  /** @default counts per instance, in memory */
  redis?: Redis | undefined;
  /** Keys the hashes of addresses. */
  secret: string;
  /** Per endpoint in ten minutes. */
  perAddress: number;
}

const perEmail = 10;

/** Free retries of a form per hour. */
const perForm = 20;

/** Content requests or searches per minute, for each form call. */
const contentPerCall = 20;

/** Per address in ten minutes. */
const wrongTokens = 10;

/** Pages have many, mostly cached pictures. */
const picturesPerCall = 200;

interface Limit {
  limiter: RateLimiterAbstract;
  quota: number;
  window: number;
}

/** Creates the rate limiters. */
export function createLimits({ redis, secret, perAddress }: LimitsOptions): Limits {
  const addresses = createLimit("address", perAddress, 600, redis);
  const emails = createLimit("email", perEmail, 3_600, redis);
  const forms = createLimit("form", perForm, 3_600, redis);
  const contents = createLimit("content", perAddress * contentPerCall, 60, redis);
  const pictures = createLimit("picture", perAddress * picturesPerCall, 60, redis);
  const searches = createLimit("search", perAddress * contentPerCall, 60, redis);
  const tokens = createLimit("token", wrongTokens, 600, redis);

  const getKey = (endpoint: string, value: string) => `${endpoint}:${getId(secret, value)}`;

  /** Larger networks pay less. */
  const costs = (policy: string, address: string) =>
    getNetworks(address).map(({ key, clients }) => ({
      key: getKey(policy, key),
      points: maxClients / clients,
    }));

  async function count(limit: Limit, policy: string, address: string): Promise<Quota> {
    let min = toQuota(limit, policy, limit.quota, 0);
    for (const { key, points } of costs(policy, address)) {
      const { remainingPoints, msBeforeNext } = await consume(limit, policy, key, points);
      const remaining = Math.floor(remainingPoints / points);
      if (remaining < min.remaining) min = toQuota(limit, policy, remaining, msBeforeNext);
    }
    return min;
  }

  return {
    address: (endpoint, address) => count(addresses, endpoint, address),
    async email(endpoint, email, formId) {
      const address = email.toLowerCase();
      const key = getKey(endpoint, address);
      const form = formId === undefined ? undefined : getKey(endpoint, `${address}\n${formId}`);
      const known = form && (await forms.limiter.get(form));
      if (!known || known.remainingPoints < maxClients)
        await consume(emails, `${endpoint}-email`, key, maxClients);
      if (form) await forms.limiter.penalty(form, maxClients);
    },
    async content(address) {
      await count(contents, "content", address);
    },
    async picture(address) {
      await count(pictures, "picture", address);
    },
    async search(address) {
      await count(searches, "search", address);
    },
    async requireFewWrongTokens(address) {
      for (const { key } of costs("token", address)) {
        const known = await tokens.limiter.get(key);
        if (known && known.remainingPoints <= 0)
          throw createTooManyError(toQuota(tokens, "token", 0, known.msBeforeNext));
      }
    },
    async countWrongToken(address) {
      for (const { key, points } of costs("token", address))
        await tokens.limiter.penalty(key, points);
    },
    async close() {
      redis?.disconnect();
    },
  };
}

async function consume(
  limit: Limit,
  policy: string,
  key: string,
  points: number,
): Promise<RateLimiterRes> {
  try {
    return await limit.limiter.consume(key, points);
  } catch (rejection) {
    if (!(rejection instanceof RateLimiterRes)) throw rejection;
    throw createTooManyError(toQuota(limit, policy, 0, rejection.msBeforeNext));
  }
}

const toQuota = (
  { quota, window }: Limit,
  policy: string,
  remaining: number,
  msBeforeNext: number,
): Quota => ({
  policy,
  quota,
  window,
  remaining,
  reset: Math.max(1, Math.ceil(msBeforeNext / 1000)),
});

function createLimit(keyPrefix: string, quota: number, window: number, redis?: Redis): Limit {
  const limiter = createLimiter(`points:${keyPrefix}`, quota * maxClients, window, redis);
  return { limiter, quota, window };
}

/** Counts points per window (seconds) in Redis, or in memory while it is unavailable. */
export function createLimiter(
  name: string,
  points: number,
  duration: number,
  redis?: Redis,
): RateLimiterAbstract {
  const memory = new RateLimiterMemory({ keyPrefix: name, points, duration });
  if (!redis) return memory;
  return new RateLimiterRedis({
    keyPrefix: `site:${name}`,
    points,
    duration,
    storeClient: redis,
    rejectIfRedisNotReady: true,
    insuranceLimiter: memory,
  });
}
