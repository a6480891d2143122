/** Whole units, the largest first. */
export interface DurationParts {
  days: number;
  /** 0 to 23. */
  hours: number;
  /** 0 to 59. */
  minutes: number;
  /** 0 to 59. */
  seconds: number;
}

/**
 * Splits a duration into units, rounded up, so that the last second shows 1. A day is 24 hours.
 *
 * @param ms zeros for zero and below
 */
export function getDurationParts(ms: number): DurationParts {
  const left = Math.max(0, Math.ceil(ms / 1000)) || 0;
  // Truncates last: `left` may exceed 32 bits.
  return {
    days: (left / 86400) | 0,
    hours: ((left / 3600) % 24) | 0,
    minutes: ((left / 60) % 60) | 0,
    seconds: left % 60,
  };
}
