import type { Context } from "hono";
import { ApiError } from "./errors.ts";

/** A limit and what is left of it, as a client may be told. */
export interface Quota {
  /** Name of the policy, in ASCII without quotes. */
  policy: string;
  /** Most that a client may have. */
  quota: number;
  /** Seconds in which it may have that; unset where the quota limits what is open at once. */
  window?: number;
  remaining: number;
  /** Seconds until there may be more than `remaining`. */
  reset: number;
}

/** Names of the fields and their values, by draft-ietf-httpapi-ratelimit-headers-11. */
const rateLimitHeaders = ({ policy, quota, window, remaining, reset }: Quota) => ({
  "RateLimit-Policy": `"${policy}";q=${quota};${window === undefined ? 'qu="concurrent-requests"' : `w=${window}`}`,
  RateLimit: `"${policy}";r=${remaining};t=${reset}`,
});

/** Tells a client in the answer to a request what is left of a limit. */
export function sendQuota(c: Context, quota: Quota): void {
  for (const [name, value] of Object.entries(rateLimitHeaders(quota))) c.header(name, value);
}

/** The refusal of a client that has nothing left of a limit. */
export const tooMany = (spent: Omit<Quota, "remaining">): ApiError =>
  new ApiError("too-many", {
    headers: {
      "Retry-After": String(spent.reset),
      ...rateLimitHeaders({ ...spent, remaining: 0 }),
    },
  });
