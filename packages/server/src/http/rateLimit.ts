import type { Context } from "hono";
import { ApiError } from "./errors.ts";

/** Limit and remaining quota, sent to the client. */
export interface Quota {
  /** Policy name, in ASCII without quotes. */
  policy: string;
  /** Maximum quota. */
  quota: number;
  /** Window in seconds. Unset if the quota limits concurrent use. */
  window?: number;
  remaining: number;
  /** Seconds until the quota is replenished. */
  reset: number;
}

/** Header fields of draft-ietf-httpapi-ratelimit-headers-11. */
const rateLimitHeaders = ({ policy, quota, window, remaining, reset }: Quota) => ({
  "RateLimit-Policy": `"${policy}";q=${quota};${window === undefined ? 'qu="concurrent-requests"' : `w=${window}`}`,
  RateLimit: `"${policy}";r=${remaining};t=${reset}`,
});

/** Sets the rate limit headers of a response. */
export function sendQuota(c: Context, quota: Quota): void {
  for (const [name, value] of Object.entries(rateLimitHeaders(quota))) c.header(name, value);
}

/** Returns the error for a client without remaining quota. */
export const tooMany = (spent: Omit<Quota, "remaining">): ApiError =>
  new ApiError("too-many", {
    headers: {
      "Retry-After": String(spent.reset),
      ...rateLimitHeaders({ ...spent, remaining: 0 }),
    },
  });
