import { beforeEach } from "vitest";
import { defaultTimeouts, type Timeouts } from "../../src/settings/timeouts.ts";

export type TestTimeouts = Record<keyof Timeouts, number>;

/**
 * Creates timeouts for tests. A shorter `idle` needs much CPU, because several workers poll. Busy
 * machines need the long ones.
 */
export const createTimeouts = (changes: Partial<Timeouts> = {}): TestTimeouts => ({
  ...defaultTimeouts,
  ...{ idle: 250, readyKept: 0, drain: 0, answer: 0, attempt: 0 },
  ...{ content: 60_000, exists: 60_000, maxWait: 60_000, ready: 60_000 },
  ...changes,
});

/** Prepares timeouts that tests may change. Reset for each test. */
export function prepareTimeouts(changes?: Partial<Timeouts>): TestTimeouts {
  const timeouts = createTimeouts(changes);
  const initial = { ...timeouts };
  beforeEach(() => void Object.assign(timeouts, initial));
  return timeouts;
}
