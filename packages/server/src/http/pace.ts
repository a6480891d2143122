import { getNetworks } from "./networks.ts";

export interface PaceOptions {
  /** How much a client may do in a second, averaged. */
  perSecond: number;
  /** How much of that it may do at once. */
  atOnce: number;
}

/**
 * Returns how long a client has to wait for its turn, in ms; 0 within its pace. Each network of the
 * client has a pace of its own. Counts as the generic cell rate algorithm does: each turn moves the
 * moment at which all turns are paid for, and the distance to that moment is what was used.
 */
export function createPace({ perSecond, atOnce }: PaceOptions) {
  const interval = 1_000 / perSecond;
  const paidUp = new Map<string, number>();

  /** Forgets who has paid; the first ones were here longest ago. */
  function forget(now: number): void {
    for (const [key, moment] of paidUp) {
      if (moment > now) return;
      paidUp.delete(key);
    }
  }

  /** `undefined` where it would be longer than `max` ms: then the turn is not counted. */
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
