/** Fixed clock for reproducible screenshots. */
export const storyTime = Date.UTC(2026, 0, 15, 9, 41);

let seed = 1;

export function resetRandom() {
  seed = 1;
}

/**
 * Fixes the date and seeds `Math.random`. Timers run on, because play functions may need them.
 *
 * @returns a function that restores both
 */
export function fixClockAndRandom() {
  const RealDate = Date;
  const realRandom = Math.random;
  class FixedDate extends RealDate {
    constructor(...args: [] | [number | string | Date]) {
      super(...((args.length ? args : [storyTime]) as [number]));
    }
    static override now = () => storyTime;
  }
  globalThis.Date = FixedDate as DateConstructor;
  Math.random = () => {
    // Mulberry32.
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return () => {
    globalThis.Date = RealDate;
    Math.random = realRandom;
  };
}
