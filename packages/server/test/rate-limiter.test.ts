import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createRateLimiter } from "../src/http/rateLimiter.ts";
import { cleanUp } from "./support/cleanUp.ts";
import { startSite as startDefault, withTimeouts } from "./support/startSite.ts";
import { prepareTimeouts } from "./support/timeouts.ts";

const timeouts = prepareTimeouts({ maxWait: 1_000 });
const startSite = withTimeouts(startDefault, timeouts);

describe("a pace", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }));
  afterEach(() => void vi.useRealTimers());

  it("lets so much through at once, then makes wait for each turn", () => {
    const getWait = createRateLimiter({ perSecond: 10, atOnce: 3 });
    const waits = Array.from({ length: 6 }, () => getWait("a", 1_000));
    expect(waits).toEqual([0, 0, 0, 100, 200, 300]);
    expect(getWait("b", 1_000)).toBe(0);
  });

  it("does not count a turn that would come too late", () => {
    const getWait = createRateLimiter({ perSecond: 10, atOnce: 1 });
    expect(getWait("a", 150)).toBe(0);
    expect(getWait("a", 150)).toBe(100);
    expect(getWait("a", 150)).toBeUndefined();
    expect(getWait("a", 150)).toBeUndefined();
    vi.advanceTimersByTime(100);
    expect(getWait("a", 150)).toBe(100);
  });

  it("gives everything back with time", () => {
    const getWait = createRateLimiter({ perSecond: 10, atOnce: 3 });
    for (let turn = 0; turn < 3; turn++) getWait("a", 0);
    expect(getWait("a", 0)).toBeUndefined();
    vi.advanceTimersByTime(300);
    expect(Array.from({ length: 4 }, () => getWait("a", 0))).toEqual([0, 0, 0, undefined]);
  });
});

describe("an address that asks too fast", () => {
  afterEach(cleanUp);

  it("waits, then gets 429, and nobody else does", async () => {
    const site = await startSite({ REQUEST_RATE: "1", TRUSTED_PROXIES: "1" });
    const ask = (address: string) =>
      site.ask("/", { headers: { "X-Forwarded-For": address } }).then(({ status, headers }) => ({
        status,
        retryAfter: headers.get("retry-after"),
      }));
    // Five immediately, one after a second.
    const answers = await Promise.all(Array.from({ length: 7 }, () => ask("198.51.100.1")));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(6);
    expect(answers.filter(({ status }) => status === 429)).toEqual([
      { status: 429, retryAfter: "10" },
    ]);
    expect(await ask("198.51.100.2")).toMatchObject({ status: 200 });
    const health = await site.ask("/healthz", { headers: { "X-Forwarded-For": "198.51.100.1" } });
    expect(health.status).toBe(200);
  });
});
