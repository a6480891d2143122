/**
 * How much of the way from one instant to another has passed, 0 to 1. Between instants in the wrong
 * order there is no way: it is 0 before the end and 1 from then on.
 *
 * @param start ms since the epoch
 * @param to ms since the epoch
 * @param now ms since the epoch
 */
export function getProgress(start: number, to: number, now: number): number {
  if (now >= to) return 1;
  return start < to ? Math.max(0, (now - start) / (to - start)) || 0 : 0;
}
