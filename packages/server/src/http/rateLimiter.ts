import { getNetworks } from "./networks.ts";

export interface RateLimiterOptions {
  perSecond: number;
  atOnce: number;
}

/**
 * Creates a rate limiter (GCRA) for requests and renderings. It returns the wait of an IP address
 * in ms, the longest of its networks, or `undefined` beyond `max` without counting. Limits of
 * forms, content and pictures: `rateLimits.ts`.
 */
export function createRateLimiter({ perSecond, atOnce }: RateLimiterOptions) {
  const interval = 1_000 / perSecond;
  const paidUp = new Map<string, number>();

  /** Ordered by last use. */
  function forget(now: number): void {
    for (const [key, moment] of paidUp) {
      if (moment > now) return;
      paidUp.delete(key);
    }
  }

  return (client: string, max: number): number | undefined => {
    const now = performance.now();
    forget(now);
    const moments = getNetworks(client).map(
      ({ key, clients }) =>
        [key, Math.max(now, paidUp.get(key) ?? 0) + interval / clients] as const,
    );
    const latest = Math.max(...moments.map(([, moment]) => moment));
    const wait = Math.max(0, latest - now - atOnce * interval);
    if (wait > max) return undefined;
    for (const [key, moment] of moments) {
      paidUp.delete(key);
      paidUp.set(key, moment);
    }
    return wait;
  };
}
