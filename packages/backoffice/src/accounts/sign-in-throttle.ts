import { setTimeout as sleep } from "node:timers/promises";
import { createConnectionLimit, createTooManyError, getNetworks } from "@agency/server/http";
import { RateLimiterMemory } from "rate-limiter-flexible";

/** Failures per hour without delay. IPv6 prefixes get a multiple. */
const maxFailuresWithoutDelay = { account: 3, device: 3, network: 10 };

/**
 * Failures per hour before a network is refused, or a device counts as unknown. NIST SP 800-63B-4,
 * section 3.2.2, allows 100.
 */
const maxFailures = 100;

const maxDoublings = 4;

/** Delayed attempts, per client and in total. */
const maxDelayedAttempts = { each: 20, all: 1_000 };

/** `Retry-After` in seconds. */
const queueRetryAfter = 10;

const windowSeconds = 3_600;

interface Attempt {
  /** Id of a person, existing or not. @default none */
  account?: string;
  network: string;
  device?: string | undefined;
}

export interface SignInThrottle {
  /**
   * Delays a check by earlier failures, alike for right and wrong answers. Only `undefined` is a
   * failure.
   *
   * @throws `too-many` for a flooding network
   */
  run<Result>(
    attempt: Attempt,
    check: () => Promise<Result | undefined>,
  ): Promise<Result | undefined>;
  /** Within the last hour. */
  countFailures(): number;
}

interface Counter {
  key: string;
  free: number;
  /** @default no limit */
  max?: number;
}

/**
 * Delays attempts instead of locking accounts, so that strangers cannot lock anyone out. Known
 * browsers are delayed only by their own failures.
 *
 * @param firstDelay in ms
 */
export function createSignInThrottle(
  firstDelay: number,
  wait: (ms: number) => Promise<unknown> = sleep,
): SignInThrottle {
  const failures = new RateLimiterMemory({ points: maxFailures, duration: windowSeconds });
  const recent = createRecentCount();
  const acquireConnection = createConnectionLimit(maxDelayedAttempts);

  async function chooseCounters({ account, network, device }: Attempt): Promise<Counter[]> {
    const key = `device:${device}`;
    const known = device === undefined ? null : await failures.get(key);
    const isTrusted = device !== undefined && (known?.consumedPoints ?? 0) < maxFailures;
    if (isTrusted) return [{ key, free: maxFailuresWithoutDelay.device }];
    return [
      ...getNetworks(network).map(({ key, clients }) => ({
        key: `network:${key}`,
        free: maxFailuresWithoutDelay.network * clients,
        max: maxFailures * clients,
      })),
      ...(account === undefined
        ? []
        : [{ key: `account:${account}`, free: maxFailuresWithoutDelay.account }]),
    ];
  }

  async function requireCalm({ key, max }: Counter): Promise<void> {
    const known = max === undefined ? null : await failures.get(key);
    if (max === undefined || !known || known.consumedPoints < max) return;
    const reset = Math.max(1, Math.ceil(known.msBeforeNext / 1000));
    throw createTooManyError({ policy: "sign-in", quota: max, window: windowSeconds, reset });
  }

  async function waitFor(network: string, ms: number): Promise<void> {
    if (ms === 0) return;
    const leave = acquireConnection(network);
    if (!leave)
      throw createTooManyError({
        policy: "sign-in-queue",
        quota: maxDelayedAttempts.each,
        reset: queueRetryAfter,
      });
    try {
      await wait(ms);
    } finally {
      leave();
    }
  }

  return {
    async run(attempt, check) {
      const counters = await chooseCounters(attempt);
      for (const counter of counters) await requireCalm(counter);
      // Counted in advance, to delay concurrent attempts too.
      const counts = await Promise.all(counters.map(({ key }) => failures.penalty(key)));
      const takeBack = () => Promise.all(counters.map(({ key }) => failures.reward(key)));
      const delays = counters.map(({ free }, at) =>
        getDelay(firstDelay, (counts[at]?.consumedPoints ?? 1) - 1 - free),
      );
      let result: Awaited<ReturnType<typeof check>>;
      try {
        await waitFor(attempt.network, Math.max(...delays));
        result = await check();
      } catch (error) {
        await takeBack();
        throw error;
      }
      if (result === undefined) recent.add();
      else await takeBack();
      return result;
    },
    countFailures: recent.count,
  };
}

/** Counts by minute, to bound memory. */
function createRecentCount() {
  const minutes = new Map<number, number>();
  const getMinute = () => Math.floor(Date.now() / 60_000);
  const forget = () => {
    const oldest = getMinute() - windowSeconds / 60;
    for (const minute of minutes.keys()) if (minute <= oldest) minutes.delete(minute);
  };
  return {
    add() {
      forget();
      minutes.set(getMinute(), (minutes.get(getMinute()) ?? 0) + 1);
    },
    count() {
      forget();
      return [...minutes.values()].reduce((sum, count) => sum + count, 0);
    },
  };
}

const getDelay = (firstDelay: number, failures: number): number =>
  failures < 0 ? 0 : firstDelay * 2 ** Math.min(failures, maxDoublings);
