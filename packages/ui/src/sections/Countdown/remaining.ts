/** What is left until a moment, in whole units; the largest first. */
export interface Remaining {
  days: number;
  /** 0 to 23. */
  hours: number;
  /** 0 to 59. */
  minutes: number;
  /** 0 to 59. */
  seconds: number;
}

/**
 * Splits a distance of time. A begun second counts whole, so that the last one shows 1 and 0 is the
 * moment itself. A day is 24 hours: instants know no daylight saving.
 *
 * @param ms milliseconds; zero and less is all zeros
 */
export function remaining(ms: number): Remaining {
  const left = Math.max(0, Math.ceil(ms / 1000)) || 0;
  // Cut off after the remainder: a number this large would not fit in 32 bits before it.
  return {
    days: (left / 86400) | 0,
    hours: ((left / 3600) % 24) | 0,
    minutes: ((left / 60) % 60) | 0,
    seconds: left % 60,
  };
}
