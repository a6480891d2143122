import { beforeEach } from "vitest";
import { defaultTimeouts, type Timeouts } from "../../src/settings/timeouts.ts";

export type TestTimeouts = Record<keyof Timeouts, number>;

/**
 * Creates timeouts for tests, which change records directly and expect the effect soon. A shorter `idle`
 * costs much of the processor: each server has several workers that poll.
 */
export const createTimeouts = (changes: Partial<Timeouts> = {}): TestTimeouts => ({
  ...defaultTimeouts,
  ...{ idle: 250, readyKept: 0, drain: 0, answer: 0, attempt: 0 },
  ...changes,
});

/**
 * Creates timeouts for the servers of a test file. Tests may change them, also while a server runs.
 * Each test begins with the initial ones.
 */
export function prepareTimeouts(changes?: Partial<Timeouts>): TestTimeouts {
  const timeouts = createTimeouts(changes);
  const initial = { ...timeouts };
  beforeEach(() => void Object.assign(timeouts, initial));
  return timeouts;
}
