import type { Redis } from "ioredis";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from "rate-limiter-flexible";
import { getId } from "../settings/secret.ts";
import { getNetworks, maxClients } from "./networks.ts";
import { type Quota, tooMany } from "./rateLimit.ts";

/**
 * Counts of requests. A visitor's address is counted with each network that it belongs to. `too-many`
 * carries `Retry-After`, `RateLimit` and `RateLimit-Policy`.
 */
export interface Limits {
  /**
   * Counts one call of an endpoint from a visitor address. Returns what is left of the limit. Throws
   * `too-many`.
   */
  address(endpoint: string, address: string): Promise<Quota>;
  /**
   * Counts one call of an endpoint for a mail address. A form that comes again under its id counts
   * once, so that who had to send it again is not refused for that. Throws `too-many`.
   */
  email(endpoint: string, email: string, formId?: string): Promise<void>;
  /** Counts one request to the embedded content service. Throws `too-many`. */
  content(address: string): Promise<void>;
  /** Counts one picture of it, apart from the others. Throws `too-many`. */
  picture(address: string): Promise<void>;
  /** Counts one search. Throws `too-many`. */
  search(address: string): Promise<void>;
  /** Throws `too-many` for an address that has shown too many wrong tokens. */
  requireTrust(address: string): Promise<void>;
  /** Counts a wrong token of the content service. */
  distrust(address: string): Promise<void>;
  close(): Promise<void>;
}

export interface LimitsOptions {
  /** Shared by all instances; unset: each counts for itself. */
  redis?: Redis | undefined;
  /** Keys are hashes of addresses, made with it. */
  secret: string;
  /** Calls from one address within ten minutes, for each endpoint. */
  perAddress: number;
}

const perEmail = 10;

/** How often a form comes again, within an hour, without being counted as another one. */
const perForm = 20;

/** Content requests, and searches, from one address within a minute, for each call it may make of a form. */
const contentPerCall = 20;

/** Wrong tokens from one address within ten minutes. */
const wrongTokens = 10;

/** The same of pictures: a page shows many, and most are made already, so they cost little. */
const picturesPerCall = 200;

/** A limit of calls within a window of seconds. */
interface Limit {
  limiter: RateLimiterAbstract;
  quota: number;
  window: number;
}

/** Rate limits, shared by all instances when there is a Redis, and in memory while it is away or hangs. */
export function createLimits({ redis, secret, perAddress }: LimitsOptions): Limits {
  const addresses = createLimit("address", perAddress, 600, redis);
  const emails = createLimit("email", perEmail, 3_600, redis);
  const forms = createLimit("form", perForm, 3_600, redis);
  // Never in Redis: the embedded content service is this process's own, and so is its work.
  const contents = createLimit("content", perAddress * contentPerCall, 60);
  const pictures = createLimit("picture", perAddress * picturesPerCall, 60);
  const searches = createLimit("search", perAddress * contentPerCall, 60);
  const tokens = createLimit("token", wrongTokens, 600);

  const getKey = (endpoint: string, value: string) => `${endpoint}:${getId(secret, value)}`;

  /** Points of one call, by the keys they are taken from: a larger network has as many more calls. */
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
    async requireTrust(address) {
      for (const { key } of costs("token", address)) {
        const known = await tokens.limiter.get(key);
        if (known && known.remainingPoints <= 0)
          throw tooMany(toQuota(tokens, "token", 0, known.msBeforeNext));
      }
    },
    async distrust(address) {
      for (const { key, points } of costs("token", address))
        await tokens.limiter.penalty(key, points);
    },
    async close() {
      redis?.disconnect();
    },
  };
}

/** Takes points of a limit. Throws `too-many` where there are not as many. */
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
    throw tooMany(toQuota(limit, policy, 0, rejection.msBeforeNext));
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
  // Not the name of a former version, which counted calls in place of points.
  const limiter = createLimiter(`points:${keyPrefix}`, quota * maxClients, window, redis);
  return { limiter, quota, window };
}

/** Creates a counter of points within a window of seconds: in Redis, and in memory while it is away. */
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
