import type { Redis } from "ioredis";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from "rate-limiter-flexible";
import { idOf } from "../settings/secret.ts";
import { ApiError } from "./errors.ts";

export interface Limits {
  /** Counts one call of an endpoint from a visitor address. Throws `too-many` with Retry-After. */
  address(endpoint: string, address: string): Promise<void>;
  /**
   * Counts one call of an endpoint for a mail address. A form that comes again under its id counts
   * once, so that who had to send it again is not refused for that. Throws `too-many` with
   * Retry-After.
   */
  email(endpoint: string, email: string, formId?: string): Promise<void>;
  /** Counts one request to the embedded content service. Throws `too-many` with Retry-After. */
  content(address: string): Promise<void>;
  /** Counts one picture of it, apart from the others. Throws `too-many` with Retry-After. */
  picture(address: string): Promise<void>;
  /** Counts one search. Throws `too-many` with Retry-After. */
  search(address: string): Promise<void>;
  /** Throws `too-many` with Retry-After for an address that has shown too many wrong tokens. */
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

/** Rate limits, shared by all instances when there is a Redis, and in memory while it is away or hangs. */
export function createLimits({ redis, secret, perAddress }: LimitsOptions): Limits {
  const addresses = limiter("address", perAddress, 600, redis);
  const emails = limiter("email", perEmail, 3_600, redis);
  const forms = limiter("form", perForm, 3_600, redis);
  // Never in Redis: the embedded content service is this process's own, and so is its work.
  const contents = limiter("content", perAddress * contentPerCall, 60, undefined);
  const pictures = limiter("picture", perAddress * picturesPerCall, 60, undefined);

  const searches = limiter("search", perAddress * contentPerCall, 60, undefined);
  const tokens = limiter("token", wrongTokens, 600, undefined);

  const keyOf = (endpoint: string, value: string) => `${endpoint}:${idOf(secret, value)}`;
  const count = async (limits: RateLimiterAbstract, key: string) => {
    try {
      await limits.consume(key);
    } catch (rejection) {
      if (!(rejection instanceof RateLimiterRes)) throw rejection;
      throw tooMany(rejection);
    }
  };
  return {
    address: (endpoint, address) => count(addresses, keyOf(endpoint, address)),
    async email(endpoint, email, formId) {
      const address = email.toLowerCase();
      if (formId === undefined) return count(emails, keyOf(endpoint, address));
      const form = keyOf(endpoint, `${address}\n${formId}`);
      const known = await forms.get(form);
      if (!known?.remainingPoints) await count(emails, keyOf(endpoint, address));
      await forms.penalty(form);
    },
    content: (address) => count(contents, keyOf("content", address)),
    picture: (address) => count(pictures, keyOf("picture", address)),
    search: (address) => count(searches, keyOf("search", address)),
    async requireTrust(address) {
      const known = await tokens.get(keyOf("token", address));
      if (known && known.remainingPoints <= 0) throw tooMany(known);
    },
    async distrust(address) {
      await tokens.penalty(keyOf("token", address));
    },
    async close() {
      redis?.disconnect();
    },
  };
}

function tooMany({ msBeforeNext }: RateLimiterRes): ApiError {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
  return new ApiError("too-many", { headers: { "Retry-After": String(seconds) } });
}

function limiter(keyPrefix: string, points: number, duration: number, redis: Redis | undefined) {
  const memory = new RateLimiterMemory({ keyPrefix, points, duration });
  if (!redis) return memory;
  return new RateLimiterRedis({
    keyPrefix: `site:${keyPrefix}`,
    points,
    duration,
    storeClient: redis,
    rejectIfRedisNotReady: true,
    insuranceLimiter: memory,
  });
}
