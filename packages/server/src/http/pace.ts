export interface PaceOptions {
  /** How much a client may do in a second, averaged. */
  perSecond: number;
  /** How much of that it may do at once. */
  atOnce: number;
}

/**
 * Says how long a client has to wait for its turn, in ms; 0 within its pace. Counted as the generic
 * cell rate algorithm counts: each turn moves the moment at which the client will have paid for all of
 * them, and how far that lies ahead is what it has used.
 */
export function createPace({ perSecond, atOnce }: PaceOptions) {
  const interval = 1_000 / perSecond;
  const paidUp = new Map<string, number>();

  /** Forgets who has paid; the first ones were here longest ago. */
  function forget(now: number): void {
    for (const [client, moment] of paidUp) {
      if (moment > now) return;
      paidUp.delete(client);
    }
  }

  /** `undefined` where it would be longer than `most` ms: then the turn is not counted. */
  return (client: string, most: number): number | undefined => {
    const now = performance.now();
    forget(now);
    const moment = Math.max(now, paidUp.get(client) ?? 0) + interval;
    const wait = Math.max(0, moment - now - atOnce * interval);
    if (wait > most) return undefined;
    paidUp.delete(client);
    paidUp.set(client, moment);
    return wait;
  };
}
