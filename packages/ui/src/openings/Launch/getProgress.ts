/**
 * Returns the share of time passed, 0 to 1. If `start` is not before `to`: 0 before `to`, then 1.
 * In ms since the epoch.
 */
export function getProgress(start: number, to: number, now: number): number {
  if (now >= to) return 1;
  return start < to ? Math.max(0, (now - start) / (to - start)) || 0 : 0;
}
