import type { Context } from "hono";
import { ApiError } from "./errors.ts";

export interface Quota {
  /** ASCII without quotes. */
  policy: string;
  quota: number;
  /** Seconds. Unset for concurrent use. */
  window?: number;
  remaining: number;
  /** Seconds. */
  reset: number;
}

/** draft-ietf-httpapi-ratelimit-headers-11. */
const rateLimitHeaders = ({ policy, quota, window, remaining, reset }: Quota) => ({
  "RateLimit-Policy": `"${policy}";q=${quota};${window === undefined ? 'qu="concurrent-requests"' : `w=${window}`}`,
  RateLimit: `"${policy}";r=${remaining};t=${reset}`,
});

export function sendQuota(c: Context, quota: Quota): void {
  for (const [name, value] of Object.entries(rateLimitHeaders(quota))) c.header(name, value);
}

export const createTooManyError = (spent: Omit<Quota, "remaining">): ApiError =>
  new ApiError("too-many", {
    headers: {
      "Retry-After": String(spent.reset),
      ...rateLimitHeaders({ ...spent, remaining: 0 }),
    },
  });
